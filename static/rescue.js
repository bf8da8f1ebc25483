// What can be done about a program that has not started. start.js loads this only then. `rescue` returns the id of the
// card to show, or nothing if it loads the page again. Also written for old browsers: it has to recognize them.
(() => {
  // A module with one function that uses what the compiler takes for granted: sign extension, saturating conversions,
  // bulk memory, reference types, several results.
  const MODULE = "AGFzbQEAAAABBgFgAAJ/fwMCAQAEBAFvAAAFAwEAAQofAR0AQQDAQwAAAAD8AEEAQQBBAPwLANBvQQD8DwAaCw==";
  // Milliseconds to wait for a new version to take over.
  const PATIENCE = 3000;

  // Returns whether the browser has what the program and its scripts need.
  function isModern() {
    try {
      const module = Uint8Array.from(atob(MODULE), (letter) => letter.charCodeAt(0));
      return WebAssembly.validate(module) && Boolean(window.CompressionStream && AbortSignal.timeout);
    } catch (missing) {
      return false;
    }
  }

  // Lets a version take over that waits. Returns whether it has done so.
  function takesOver(workers, registration) {
    return new Promise((done) => {
      workers.addEventListener("controllerchange", () => done(true));
      setTimeout(done, PATIENCE, false);
      registration.waiting.postMessage({ type: "skip-waiting" });
    });
  }

  // Fetches what the page has loaded once more from the host, past all caches. Returns whether the host has the page:
  // without a network, even a damaged copy is worth more than none.
  async function isFetchedAnew() {
    const fresh = async (address) => (await fetch(address, { cache: "reload" })).text();
    const page = await fresh(location.href);
    if (!page.includes("_bg.wasm")) return false;
    const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
    await Promise.all(loaded.filter((name) => name.startsWith("http")).map((name) => fresh(name).catch(() => {})));
    return true;
  }

  // Removes the copy for offline use. The page makes a new one when it has started.
  async function dropCopy(registration) {
    await registration.unregister();
    const names = await caches.keys();
    const ours = names.filter((name) => name.startsWith("shanghaien:" + registration.scope + ":"));
    await Promise.all(ours.map((name) => caches.delete(name)));
  }

  async function isRescued() {
    const workers = navigator.serviceWorker;
    const registration = workers && (await workers.getRegistration());
    if (registration && registration.waiting && (await takesOver(workers, registration))) return true;
    // Once for each build, until it has started. The browser keeps this state while the page is loaded again, even where it stores nothing.
    const build = (document.querySelector("[name=build]") || {}).content;
    if (history.state && history.state.rescued === build) return false;
    if (!(await isFetchedAnew())) return false;
    history.replaceState({ rescued: build }, "");
    if (registration) await dropCopy(registration);
    return true;
  }

  window.rescue = async () => {
    if (!isModern()) return "too-old";
    // A frame without an origin has no service workers, and without a network nothing can be fetched.
    if (!(await isRescued().catch(() => false))) return "not-loaded";
    location.reload();
  };
})();
