// Measures the time until the first button of a page can be tapped, for scripts/first-load.
// Arguments: the folder of our build, and the folders of the other page as built by esbuild and by Vite.
import { readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import puppeteer from "puppeteer-core";

const RUNS = 7;
const [ours, ...others] = process.argv.slice(2);
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};
// A game that has just begun, so that Roll is the first button to tap.
const NATIONS = [..."ACDFGIST"];
const SAILORS = NATIONS.flatMap((nation) => [1, 2, 3, 3, 4].map((value) => nation + value));
const DECK = [...SAILORS, "*B", "*B", "*N", "*N", "*N", "*R", "*R", "*R"];
const GAME = `shanghaien 1\nplayers "Anna" "Bernd"\nfirst 1\ndeck ${DECK.join(" ")}\n`;

// Starts a static host that compresses files and counts the bytes it sends.
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

// Runs in the page: stores the time when the wanted element is there and has been painted. Until then it presses the
// buttons that come first, as a fast visitor would.
function watch(selector, press, game, language) {
  if (game) localStorage.setItem("shanghaien.game", game);
  if (language) localStorage.setItem("language", language);
  const look = () => {
    const found = document.querySelector(selector);
    if (found && !found.disabled && found.checkVisibility()) {
      requestAnimationFrame(() => setTimeout(() => (window.readyAfter = performance.now())));
      return;
    }
    if (press) document.querySelector(press)?.click();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

// Asks the page again and again. The policy of our page forbids the library's own way of waiting.
async function until(page, question, what) {
  for (const start = Date.now(); Date.now() - start < 60_000; ) {
    const answer = await page.evaluate(question);
    if (answer) return answer;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`waited in vain for ${what}`);
}

async function time(page, host, { route = "", selector, press, game, language }) {
  await page.evaluateOnNewDocument(watch, selector, press, game, language);
  await page.goto(host.address + route);
  return until(page, "window.readyAfter", selector);
}

// Measures a first visit with a slow phone on a slow network.
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

// Measures later visits to our page without a network.
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
const ROLL = "main.table .actions button";
// A first visitor sets up a game and starts it.
const TABLE = { route: "#/new", selector: ROLL, press: "[type=submit], .throw .btn" };
const SAVED = { route: "#/table", selector: ROLL, game: GAME };
const OTHER = { selector: "main button" };

const our = await serve(ours);
const [esbuilt, viteBuilt] = await Promise.all(others.map(serve));
const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
try {
  const visits = [
    ["our first page, until a game can be chosen", our, HOME],
    ["our table, until Roll can be tapped", our, TABLE],
    ["our table in German", our, { ...TABLE, language: "de" }],
    ["a saved game, until Roll can be tapped", our, SAVED],
    ["boardgame.io and React, a die and a button, by esbuild", esbuilt, OTHER],
    ["the same by Vite", viteBuilt, OTHER],
  ];
  const found = visits.map(() => []);
  for (let run = -1; run < RUNS; run++) {
    for (const [index, [, host, visit]] of visits.entries()) {
      const result = await firstVisit(browser, host, visit);
      // The first run warms up the browser.
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
  line("  our table", await laterVisits(browser, again, SAVED));
} finally {
  await browser.close();
  esbuilt.server.close();
  viteBuilt.server.close();
}
