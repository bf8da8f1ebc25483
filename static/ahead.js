// Asks for what the program needs first while that is still on its way: the words of its language (app/language.rs chooses
// it in the same way; a wrong guess costs a small file), and the lock that one tab has and no other (app/platform/tabs.rs).
(() => {
  let kept;
  try {
    kept = localStorage.getItem("language")?.split("\n").pop();
  } catch {
    // A browser that keeps nothing has nothing kept.
  }
  const wanted = [kept, ...navigator.languages].map((code) => code?.split("-")[0].toLowerCase());
  const language = wanted.find((code) => ["en", "de", "fr", "it"].includes(code)) ?? "en";
  const build = document.querySelector("[name=build]")?.content ?? "";
  const words = fetch(`words/${language}-shanghaien.txt?${build}`).then((answer) => (answer.ok ? answer.text() : ""));

  const hold = async (options, held) =>
    navigator.locks.request("shanghaien", options, (lock) => {
      if (!lock) throw new DOMException("another tab has it", "TimeoutError");
      held();
      return new Promise((release) => addEventListener("pagehide", release));
    });
  // The browser may bring back a page that was left: it has let go of the lock.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  // A page that is being left, perhaps this one before it was loaded again, lets go of the lock within this time.
  const LEAVING = 1500;
  const lock = new Promise((granted, refused) => {
    const again = (why) => (why.name === "TimeoutError" ? hold({ ifAvailable: true }, granted) : Promise.reject(why));
    hold({ signal: AbortSignal.timeout(LEAVING) }, granted)
      // A page that was busy all that time may have missed the answer.
      .catch(again)
      .catch(({ name }) => {
        refused(name);
        // It may be lost again before the program is there to hear of it.
        window.ahead.isLost = true;
        dispatchEvent(new Event("lock-lost"));
      });
  });
  // Taken, and let go of at once by loading the page anew, which then finds it free.
  addEventListener("take-over", () => hold({ steal: true }, () => location.reload()).catch(() => location.reload()));

  // What did not come is asked for once more, at the same address.
  document.querySelector("#not-loaded").addEventListener("click", (event) => {
    if (!event.target.closest("a")) return;
    event.preventDefault();
    location.reload();
  });

  // The program hears of what fails when it comes.
  words.catch(() => {});
  lock.catch(() => {});
  window.ahead = { language, words, lock };
})();
