// Keeps one version of the game for times without a network. `cli finish-build` fills in the version and the list of all files
// and writes this as sw.js beside the page.
const VERSION = "%version%";
const FILES = ["%files%"];
const PAGE = "index.html";

// Named by the scope as well: two copies of the game on one host leave each other's alone.
const OURS = `shanghaien:${registration.scope}:`;
const KEPT = OURS + VERSION;

// All files of one version or none: each must be what the build has made, and the page must be of this version.
async function fetched([name, integrity]) {
  const exact = name === PAGE ? {} : { integrity };
  const answer = await fetch(name, { cache: "no-cache", priority: "low", ...exact });
  const body = await answer.blob();
  if (!answer.ok || (name === PAGE && !(await body.text()).includes(VERSION))) {
    throw new Error(`${name} is not that of version ${VERSION}`);
  }
  // Made anew, because an answer that came by a redirection may not be given to a page.
  return [name, new Response(body, { headers: answer.headers })];
}

async function keep() {
  const answers = await Promise.all(FILES.map(fetched));
  const cache = await caches.open(KEPT);
  try {
    await Promise.all(answers.map(([name, answer]) => cache.put(name, answer)));
  } catch (full) {
    await caches.delete(KEPT);
    throw full;
  }
}

async function dropOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== KEPT).map((name) => caches.delete(name)));
  await clients.claim();
}

async function answer(request, name) {
  const cache = await caches.open(KEPT);
  return (await cache.match(name, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(dropOlder()));

// A new version waits until the page says so: nothing changes in the middle of a game.
addEventListener("message", (event) => {
  if (event.data?.type === "skip-waiting") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.replace(/[?#].*/, "");
  if (request.method !== "GET" || !address.startsWith(registration.scope)) return;
  event.respondWith(answer(request, address === registration.scope ? PAGE : request));
});
