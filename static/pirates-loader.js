// Starts the computer pirates in their worker. The page's version comes along, so that no cache mixes two.
// A start that fails is thrown where the page hears of it.
importScripts("pirates.js" + location.search);
wasm_bindgen({ module_or_path: "pirates_bg.wasm" + location.search }).catch((error) =>
  setTimeout(() => {
    throw error;
  }),
);
