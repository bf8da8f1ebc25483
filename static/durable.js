// The durable store of the games in progress: a database of its own. When a browser dies, localStorage may lose what was
// saved during the last minute; this database has it within milliseconds. It is read while the program is still loading.
// Nothing here ever throws or waits for long: without the database the game goes on with localStorage alone.
// src/app/platform/durable.rs is the program's side, src/model/store/copies.rs decides which copy goes on, and
// src/model/stored_text.rs describes the saved texts.
(() => {
  const PREFIX = "harbour.";
  // Milliseconds that the program waits for an answer.
  const READ = 1000;
  const WRITE = 250;
  // The place of two words in the first line of a text.
  const LINE = 4;
  const COUNT = 5;
  let opening;
  let taken;

  const open = () =>
    (opening ??= new Promise((done, failed) => {
      const request = indexedDB.open("harbour", 1);
      request.onupgradeneeded = () => request.result.createObjectStore("games");
      request.onerror = failed;
      request.onsuccess = () => {
        const database = request.result;
        // Some phones close the database of a page in the background. The next write opens it again.
        database.onclose = database.onversionchange = () => {
          database.close();
          opening = undefined;
        };
        done(database);
      };
    }));

  // Calls `act` with the games in a transaction, and waits until the transaction is on the disk.
  const use = async (mode, act) => {
    const change = (await open()).transaction("games", mode, { durability: "strict" });
    act(change.objectStore("games"));
    return new Promise((done, failed) => {
      change.oncomplete = done;
      change.onabort = failed;
    });
  };

  const within = (limit, work) => Promise.race([work.catch(() => {}), new Promise((done) => setTimeout(done, limit))]);
  const word = (text, place) => text?.split(" ", 6)[place];

  const found = (async () => {
    const games = {};
    await use("readonly", (all) => {
      all.openCursor().onsuccess = ({ target: { result } }) => {
        if (!result) return;
        games[result.key] = result.value;
        result.continue();
      };
    });
    return games;
  })();

  // Nobody may be waiting for it yet.
  found.catch(() => {});

  const save = (key, text) =>
    use("readwrite", (all) => {
      all.get(key).onsuccess = ({ target: { result } }) => {
        if (result === text) return;
        // A copy of another line that the program has not seen is put aside. If that fails, the copy stays.
        if (result && result !== taken?.[key] && word(result, LINE) !== word(text, LINE)) {
          localStorage.setItem(`${PREFIX}aside.${Date.now()}`, result);
        }
        all.put(text, key);
      };
    });

  window.durable = {
    // Returns the saved texts by their keys; nothing if the database does not answer in time.
    read: async () => (taken = await within(READ, found)),
    // Saves a text. Resolves when it is on the disk, or when the time is up.
    write: (key, text) => within(WRITE, save(key, text)),
    // Returns the open record of a game in progress for a page whose program does not start, or nothing. The keys are
    // "shanghaien.game" and "hispaniola.game".
    async record(key) {
      const copies = [(await within(READ, found))?.[key]];
      try {
        copies.push(localStorage.getItem(PREFIX + key) ?? localStorage.getItem(key));
      } catch {
        // Without storage there is only the database.
      }
      const newest = (one, other) => ((word(other, COUNT) | 0) > (word(one, COUNT) | 0) || !one ? other : one);
      const [, first, text] = copies.reduce(newest)?.match(/^(# version .*\n)?([^]*)/) ?? [];
      if (!first?.endsWith("veiled\n")) return text;
      return text.replace(/[!-~]/g, (letter) => String.fromCharCode(33 + ((letter.charCodeAt() + 14) % 94)));
    },
  };
})();
