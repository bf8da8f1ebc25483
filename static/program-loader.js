// Loads a further program of the page with its styles. This file's address says which one, and the page's
// version, so that no cache mixes two. The program tells the page that it is here; that it has not come is told here.
const { search } = new URL(import.meta.url);
const [name, version] = search.slice(1).split("&");
const sheets = {
  study: ["later/later.css"],
  hispaniola: ["later/later.css", "hispaniola/hispaniola.css"],
  cabin: ["later/later.css", "rules/rules.css", "cabin/cabin.css"],
};
const styles = (file) =>
  new Promise((loaded, failed) => {
    const link = document.createElement("link");
    const onerror = (why) => (link.remove(), failed(why));
    Object.assign(link, { rel: "stylesheet", href: `${file}?${version}`, onload: loaded, onerror });
    document.head.append(link);
  });
try {
  const program = fetch(`${name}_bg.wasm?${version}`);
  const [glue] = await Promise.all([import(`./${name}.js${search}`), ...sheets[name].map(styles)]);
  await glue.default({ module_or_path: program });
} catch {
  dispatchEvent(new Event(`${name}-missing`));
}
