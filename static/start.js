// Starts the program. If it does not start, this asks rescue.js for help, and then says what is wrong and offers the
// saved games as files. Nothing else in the page may be needed for that: this script stays apart from all others, and
// uses only what every browser of the last years can read.
(() => {
  // Milliseconds until the page says that something is wrong, even if rescue.js is still busy.
  const PATIENCE = 10000;
  let hasFailed, isShown;

  async function show(card) {
    if (isShown) return;
    isShown = true;
    const place = document.getElementById(card);
    document.getElementById("app").textContent = "";
    place.hidden = false;
    for (const game of ["shanghaien", "hispaniola"]) {
      // durable.js is missing where the browser can't read it.
      const text = window.durable && (await durable.record(game + ".game"));
      if (!text) continue;
      const link = document.createElement("a");
      link.className = "btn quiet";
      link.download = link.textContent = game + ".txt";
      link.href = URL.createObjectURL(new Blob([text]));
      place.firstElementChild.append(link);
    }
  }

  function fail() {
    if (hasFailed) return;
    hasFailed = true;
    setTimeout(show, PATIENCE, "not-loaded");
    const script = document.createElement("script");
    script.src = "rescue.js";
    script.onload = script.onerror = async () => {
      const card = window.rescue ? await rescue() : "not-loaded";
      // Without a card, the page is about to be loaded again.
      if (card) show(card);
    };
    document.head.append(script);
  }

  // All other scripts have run by then.
  addEventListener("DOMContentLoaded", async () => {
    try {
      await wasm_bindgen({ module_or_path: document.querySelector("[as=fetch]").href });
    } catch (error) {
      console.warn(error);
      fail();
    }
  });
  // The program has started, but can't show its first page.
  addEventListener("not-started", fail);

  // A link that tries again. The address stays, and so does rescue.js get another chance.
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#too-old a[href='.'], #not-loaded a[href='.']")) return;
    event.preventDefault();
    history.replaceState(null, "");
    location.reload();
  });
})();
