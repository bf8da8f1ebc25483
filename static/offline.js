// Registers the service worker, which saves the game for offline play, and reports a new version to the page: it sends
// `update-ready` to the window and sets `hasUpdate` there. When the page sends `update-now`, the new version takes over
// and the page is loaded again; never without that.
(() => {
  const HOUR = 3_600_000;
  let workers;
  try {
    workers = navigator.serviceWorker;
  } catch {
    // A frame without an origin has no service workers.
  }
  if (!workers) return;

  let checked = 0;
  let isControlled = Boolean(workers.controller);
  let isWanted = false;

  function tell() {
    window.hasUpdate = true;
    dispatchEvent(new Event("update-ready"));
  }

  function watch(registration) {
    const tellIfWaiting = () => registration.active && registration.waiting && tell();
    const follow = () => registration.installing?.addEventListener("statechange", tellIfWaiting);
    registration.addEventListener("updatefound", follow);
    // The browser may have found a new version by itself when the page was opened.
    follow();
    tellIfWaiting();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - checked < HOUR) return;
      checked = Date.now();
      registration.update().catch(() => {});
    });
  }

  function register() {
    checked = Date.now();
    // If the host or the browser refuses, the game works without.
    workers.register("sw.js", { scope: "./", updateViaCache: "none" }).then(watch, () => {});
  }

  addEventListener("update-now", async () => {
    const registration = await workers.getRegistration();
    isWanted = true;
    if (registration?.waiting) registration.waiting.postMessage({ type: "skip-waiting" });
    // Another window has switched to the new version already.
    else location.reload();
  });

  workers.addEventListener("controllerchange", () => {
    if (isWanted) {
      isWanted = false;
      location.reload();
    } else if (isControlled) {
      tell();
    }
    isControlled = true;
  });

  // Waits until the page has been shown, and a second longer: what the page still loads comes first.
  const app = document.getElementById("app");
  const look = () => {
    if (!app.firstChild || app.querySelector(".splash")) return;
    shown.disconnect();
    // If rescue.js has helped, it may help again another time.
    if (history.state) history.replaceState(null, "");
    setTimeout(register, 1000);
  };
  const shown = new MutationObserver(look);
  shown.observe(app, { childList: true });
  look();
})();
