// Starts the computer captain in its worker. The page's version is part of the addresses, so that no cache mixes two
// versions. A failed start is thrown from a timer, so that the page gets an error event.
importScripts("captain.js" + location.search);
wasm_bindgen({ module_or_path: "captain_bg.wasm" + location.search }).catch((error) =>
  setTimeout(() => {
    throw error;
  }),
);
