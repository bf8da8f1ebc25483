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
  // A page that is being left, perhaps this one before a reload, releases the lock within so many looks, one after the
  // other at this distance in milliseconds. Looks are counted and not the time, because a page that is busy gets the
  // answers late. A request that waits and is given up in the end could get the lock in that very moment, and the page
  // would then take itself for another tab.
  const LOOKS = 30;
  const DISTANCE = 50;
  const lock = new Promise((granted, refused) => {
    const look = (left) =>
      hold({ ifAvailable: true }, granted).catch((why) => {
        if (why.name === "TimeoutError" && left > 1) return setTimeout(look, DISTANCE, left - 1);
        refused(why.name);
        // The lock may be lost before the program listens for the event.
        window.ahead.isLost = true;
        dispatchEvent(new Event("lock-lost"));
      });
    look(LOOKS);
  });
  // Takes the lock from another tab. The reload releases it at once, and the new page finds it free. Tabs that want it at
  // the same time take turns: the next one gets its turn when this page has been left.
  const takeOver = async () =>
    navigator.locks.request("shanghaien.turn", () => hold({ steal: true }, () => location.reload()));
  addEventListener("take-over", () => takeOver().catch(() => location.reload()));

  // The program handles these failures once it has started.
  words.catch(() => {});
  lock.catch(() => {});
  window.ahead = { language, words, lock };
})();
