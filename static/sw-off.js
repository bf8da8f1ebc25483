// The kill switch: a service worker that removes itself and the copies of the game that its predecessors have saved. From
// the next load on, the browser asks the host for everything. docs/hosting.md says how to use it. It changes nothing in
// pages that are open.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(off()));

async function off() {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(`shanghaien:${registration.scope}:`));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await registration.unregister();
}
