// Loads the parts that were cut out of the program. The program asks for them through `require`: a call of
// `__wasm_split_load_NAME(callback, data)` loads the part NAME and calls back with whether it has loaded. `cli
// finish-build` fills in the files of each part and puts this in front of the program's own script.
const require = (() => {
  const PARTS = { "%parts%": [] };
  const modules = {};
  const instances = {};

  // Runs `start` once for each file. A failed file is tried again the next time.
  const once = (done, file, start) =>
    (done[file] ??= start(file).catch((error) => {
      delete done[file];
      throw error;
    }));

  async function compiled(file) {
    const answer = await fetch(`parts/%build%/${file}.wasm`);
    if (!answer.ok) throw new Error(`${file} could not be loaded`);
    // Compiles while loading, if the host sends the right content type.
    const isNamed = answer.headers.get("Content-Type") === "application/wasm";
    return isNamed ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
  }

  async function instantiated(file) {
    return WebAssembly.instantiate(await modules[file], { __wasm_split: wasm_bindgen.initSync() });
  }

  async function load(name) {
    await Promise.all(PARTS[name].map((file) => once(modules, file, compiled)));
    // The last file needs the others.
    for (const file of PARTS[name]) await once(instances, file, instantiated);
  }

  // A saved game is read before the page is drawn. The part that reads it loads together with the program. The first
  // line of a saved text alone is no game.
  try {
    const saved = localStorage["harbour.shanghaien.game"] ?? localStorage["shanghaien.game"];
    if (saved?.trim().includes("\n")) for (const file of PARTS.tools) once(modules, file, compiled).catch(() => {});
  } catch {
    // Without storage there is no saved game.
  }

  const loader = (name) => async (callback, data) => {
    const isHere = await load(name).then(
      () => true,
      (error) => console.warn(error),
    );
    wasm_bindgen.initSync().__indirect_function_table.get(callback)(data, Boolean(isHere));
  };
  return () => new Proxy({}, { get: (_, loads) => loader(loads.replace("__wasm_split_load_", "")) });
})();
