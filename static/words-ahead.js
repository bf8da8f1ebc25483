// Asks for the words of the language that the program will choose (ui/language.rs), so that they come together with it.
// A wrong guess costs a small file and nothing else.
(() => {
  let kept;
  try {
    kept = localStorage.getItem("language")?.split("\n").pop();
  } catch {
    // A browser that keeps nothing has nothing kept.
  }
  const wanted = [kept, ...navigator.languages].map((code) => code?.split("-")[0].toLowerCase());
  const code = wanted.find((code) => ["en", "de", "fr", "it"].includes(code)) ?? "en";
  const href = `words/${code}-shanghaien.txt?${document.querySelector("[name=build]")?.content ?? ""}`;
  document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "", href }));
})();
