// Saves one version of the game for offline play. `cli finish-build` fills in the version and the list of all files,
// and writes this as sw.js beside the page.
const VERSION = "%version%";
const FILES = ["%files%"];
const PAGE = "index.html";

// The scope is part of the name, so that two copies of the game on one host do not delete each other's files.
const OURS = `shanghaien:${registration.scope}:`;
const KEPT = OURS + VERSION;

// Loads all files of one version, or none. The hash of each file must be that of the build, and the page must name this
// version.
async function fetched([name, integrity]) {
  const exact = name === PAGE ? {} : { integrity };
  const answer = await fetch(name, { cache: "no-cache", priority: "low", ...exact });
  const body = await answer.blob();
  if (!answer.ok || (name === PAGE && !(await body.text()).includes(VERSION))) {
    throw new Error(`${name} is not that of version ${VERSION}`);
  }
  // A new response, because a page may not get one that was redirected.
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

// A new version waits until the page allows it: nothing changes in the middle of a game.
addEventListener("message", (event) => {
  if (event.data?.type === "skip-waiting") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.replace(/[?#].*/, "");
  // A page that did not start asks past all caches (rescue.js).
  if (request.method !== "GET" || request.cache === "reload" || !address.startsWith(registration.scope)) return;
  event.respondWith(answer(request, address === registration.scope ? PAGE : request));
});
