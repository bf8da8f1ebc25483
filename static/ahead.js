// Asks for what the program needs first while that is still on its way: the words of its language (ui/language.rs chooses
// it in the same way; a wrong guess costs a small file), and the lock that one tab has and no other (ui/tabs.rs).
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

  const hold = (options, held) => navigator.locks.request("shanghaien", options, () => (held(), new Promise(() => {})));
  // A page that is being left, perhaps this one before it was loaded again, lets go of the lock within this time.
  const LEAVING = 500;
  const lock = new Promise((granted, refused) => {
    hold({ signal: AbortSignal.timeout(LEAVING) }, granted).catch(({ name }) => {
      refused(name);
      dispatchEvent(new Event("lock-lost"));
    });
  });
  // Taken, and let go of at once by loading the page anew, which then finds it free.
  addEventListener("take-over", () => hold({ steal: true }, () => location.reload()).catch(() => location.reload()));

  // The program hears of what fails when it comes.
  words.catch(() => {});
  lock.catch(() => {});
  window.ahead = { language, words, lock };
})();
