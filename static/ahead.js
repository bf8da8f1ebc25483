// Asks for what the program needs first, while the program itself is still loading: the words of its language, and the
// lock that only one tab can hold (app/platform/tabs.rs). app/language.rs chooses the language in the same way; a wrong
// guess costs a small file.
(() => {
  let kept;
  try {
    kept = (localStorage["harbour.language"] ?? localStorage.language)?.split("\n").pop();
  } catch {
    // Without storage there is no saved language.
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
  // The browser may bring back a page from its history. That page has released the lock, so it starts again.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  // Milliseconds to wait for the lock. A page that is being left, perhaps this one before a reload, releases the lock
  // within this time.
  const LEAVING = 1500;
  const lock = new Promise((granted, refused) => {
    const again = (why) => (why.name === "TimeoutError" ? hold({ ifAvailable: true }, granted) : Promise.reject(why));
    hold({ signal: AbortSignal.timeout(LEAVING) }, granted)
      // A page that was busy all that time may have missed the answer.
      .catch(again)
      .catch(({ name }) => {
        refused(name);
        // The lock may be lost before the program listens for the event.
        window.ahead.isLost = true;
        dispatchEvent(new Event("lock-lost"));
      });
  });
  // Takes the lock from another tab. The reload releases it at once, and the new page finds it free.
  addEventListener("take-over", () => hold({ steal: true }, () => location.reload()).catch(() => location.reload()));

  // The link after a failed load: reloads the page at the same address.
  document.querySelector("#not-loaded").addEventListener("click", (event) => {
    if (!event.target.closest("a")) return;
    event.preventDefault();
    location.reload();
  });

  // The program handles these failures once it has started.
  words.catch(() => {});
  lock.catch(() => {});
  window.ahead = { language, words, lock };
})();
