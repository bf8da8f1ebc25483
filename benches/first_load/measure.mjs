// Measures how long pages take until their first button can be tapped: scripts/first-load.
// Arguments: the folder of our build, the folder of the other page.
import { readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import puppeteer from "puppeteer-core";

const RUNS = 7;
const [ours, other] = process.argv.slice(2);
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};
// A game that has just begun, so that Roll is the first thing to tap.
const NATIONS = [..."ACDFGIST"];
const SAILORS = NATIONS.flatMap((nation) => [1, 2, 3, 3, 4].map((value) => nation + value));
const DECK = [...SAILORS, "*B", "*B", "*N", "*N", "*N", "*R", "*R", "*R"];
const GAME = `shanghaien 1\nplayers "Anna" "Bernd"\nfirst 1\ndeck ${DECK.join(" ")}\n`;

// A static host that compresses, and counts what it sends.
function serve(folder) {
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    files.set("/" + relative(folder, file), gzipSync(readFileSync(file), { level: 9 }));
  }
  const host = { sent: 0 };
  host.server = createServer((request, response) => {
    const path = new URL(request.url, "http://host").pathname.replace(/\/$/, "/index.html");
    const body = files.get(path);
    if (!body) return response.writeHead(404).end();
    host.sent += body.length;
    response.writeHead(200, {
      "Content-Type": TYPES[extname(path)] ?? "application/octet-stream",
      "Content-Encoding": "gzip",
      "Content-Length": body.length,
      "Cache-Control": "no-cache",
    });
    response.end(body);
  });
  return new Promise((ready) => {
    host.server.listen(0, "127.0.0.1", () => {
      host.address = `http://127.0.0.1:${host.server.address().port}/`;
      ready(host);
    });
  });
}

// Runs in the page: notes when what is looked for is there and has been painted.
function watch(selector, game, language) {
  if (game) localStorage.setItem("shanghaien.game", game);
  if (language) localStorage.setItem("language", language);
  const look = () => {
    const found = document.querySelector(selector);
    if (!found || found.disabled || !found.checkVisibility()) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => (window.readyAfter = performance.now())));
  };
  requestAnimationFrame(look);
}

// Asks the page again and again. The policy of our page forbids what the library would use for that.
async function until(page, question, what) {
  for (const start = Date.now(); Date.now() - start < 60_000; ) {
    const answer = await page.evaluate(question);
    if (answer) return answer;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`waited in vain for ${what}`);
}

async function time(page, host, { route = "", selector, game, language }) {
  await page.evaluateOnNewDocument(watch, selector, game, language);
  await page.goto(host.address + route);
  return until(page, "window.readyAfter", selector);
}

// A first visit with a slow phone on a slow network.
async function firstVisit(browser, host, visit) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const devtools = await page.createCDPSession();
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  host.sent = 0;
  const millis = await time(page, host, visit);
  const sent = host.sent;
  await context.close();
  return { millis, sent };
}

// Later visits of our page with the host gone.
async function laterVisits(browser, host, visit) {
  const context = await browser.createBrowserContext();
  const first = await context.newPage();
  await first.goto(host.address);
  await until(first, "navigator.serviceWorker.controller?.state === 'activated'", "the service worker");
  await first.close();
  host.server.closeAllConnections();
  await new Promise((closed) => host.server.close(closed));
  const times = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await context.newPage();
    times.push(await time(page, host, visit));
    await page.close();
  }
  await context.close();
  return times;
}

const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const line = (name, times, sent) => {
  const [low, high] = [Math.min(...times), Math.max(...times)].map(Math.round);
  const size = sent ? (sent / 1000).toFixed(0).padStart(5) : "     ";
  console.log(`${name.padEnd(58)}${String(Math.round(middle(times))).padStart(6)}  ${size}   (${low} to ${high})`);
};

const HOME = { selector: "main.home button, main.home a.btn" };
const TABLE = { route: "#/table", selector: "main.table .actions button", game: GAME };
const OTHER = { selector: "main button" };

const [our, their] = [await serve(ours), await serve(other)];
const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
try {
  const visits = [
    ["our first page, until a game can be chosen", our, HOME],
    ["our table, until Roll can be tapped", our, TABLE],
    ["our table in German", our, { ...TABLE, language: "de" }],
    ["boardgame.io and React, a die and a button", their, OTHER],
  ];
  const found = visits.map(() => []);
  for (let run = -1; run < RUNS; run++) {
    for (const [index, [, host, visit]] of visits.entries()) {
      const result = await firstVisit(browser, host, visit);
      // The first round warms the browser up.
      if (run >= 0) found[index].push(result);
    }
  }
  console.log(`${"".padEnd(58)}${"ms".padStart(6)}  kB gz   middle of ${RUNS}`);
  console.log("first visit, processor 4 times slower, 1.6 Mbit/s, 150 ms");
  for (const [index, [name]] of visits.entries()) {
    line("  " + name, found[index].map((it) => it.millis), middle(found[index].map((it) => it.sent)));
  }
  console.log("second visit without a network, nothing slowed down");
  line("  our first page", await laterVisits(browser, our, HOME));
  const again = await serve(ours);
  line("  our table", await laterVisits(browser, again, TABLE));
} finally {
  await browser.close();
  their.server.close();
}
