// Loads Hispaniola: its styles and its program. The page's version comes along in this file's address, so that
// no cache mixes two. Whether it has come is told to the page.
const version = new URL(import.meta.url).search;
const styles = (file) =>
  new Promise((loaded, failed) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: file + version, onload: loaded, onerror: failed });
    document.head.append(link);
  });
try {
  const program = fetch("hispaniola_bg.wasm" + version);
  const [glue] = await Promise.all([
    import("./hispaniola.js" + version),
    styles("later/later.css"),
    styles("hispaniola/hispaniola.css"),
  ]);
  await glue.default({ module_or_path: program });
  dispatchEvent(new Event("hispaniola-here"));
} catch {
  dispatchEvent(new Event("hispaniola-missing"));
}
