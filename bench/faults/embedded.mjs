import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { openSync, closeSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { temporaryFolder } from "../../tools/servers/throwAway.mjs";
import pg from "pg";
import { PROJECT } from "../../tools/built.mjs";
import { isAlive, login, expectNone, send, startPotluck, within } from "./harness.mjs";

const ROUNDS = 3;
const MEGABYTE = 1024 * 1024;
const ROOM_MB = 128;

const addTag = (server, token, tagName) =>
  send(server, { method: "POST", path: "/api/tags", headers: token, body: { tagName } });

/**
 * Adds tags until the server is killed.
 * @returns the acknowledged ones
 */
async function addTags(server, token, prefix) {
  const acknowledged = [];
  for (let i = 0; ; i++) {
    const answer = await addTag(server, token, `${prefix} ${i}`).catch(() => null);
    if (!answer) return acknowledged;
    if (answer.ok) acknowledged.push(`${prefix} ${i}`);
  }
}

/** Kills the application during writes to its embedded database. */
export const embeddedKilled = {
  name: "embedded-killed",
  async run() {
    const { path } = temporaryFolder("embedded");
    const env = { DATA_DIR: path };
    const acknowledged = [];
    let slowest = 0;
    let server = await startPotluck({ env });
    try {
      const refusal = await startPotluck({ env }).then(
        () => "",
        (error) => error.message,
      );
      for (let round = 1; round <= ROUNDS; round++) {
        const adding = addTags(server, await login(server), `Killed ${round}`);
        await sleep(2_000);
        process.kill(server.pid, "SIGKILL");
        acknowledged.push(...(await adding));
        await server.stop();
        const begin = performance.now();
        server = await startPotluck({ env });
        slowest = Math.max(slowest, performance.now() - begin);
      }
      const { text } = await send(server, { path: "/api/tags" });
      const storedNames = new Set(JSON.parse(text).map(({ tagName }) => tagName));
      const lostNames = acknowledged.filter((name) => !storedNames.has(name));
      return [
        expectNone("no acknowledged row is lost", lostNames.length, acknowledged.length),
        within("opens again", slowest, 3_000),
        {
          promise: "a second process on the folder is refused",
          measured: /Another process is using.*/.exec(refusal)?.[0] ?? "it was not",
          isKept: refusal.includes("Another process is using"),
        },
      ];
    } finally {
      await server.stop();
    }
  },
};

/** Fills the remaining space of a file system. */
function fill(file) {
  const descriptor = openSync(file, "w");
  for (const size of [MEGABYTE, 4096, 1]) {
    const bytes = Buffer.alloc(size);
    try {
      for (;;) if (writeSync(descriptor, bytes) < size) break;
    } catch {
      // The error is expected: it means that the file system is full.
    }
  }
  closeSync(descriptor);
}

/** Fills the disk of the embedded database for a while. Mounting a file system requires root. */
export const diskFull = {
  name: "disk-full",
  async run() {
    const { path } = temporaryFolder("disk");
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${ROOM_MB}m,mode=700`, "tmpfs", path]);
    let server;
    try {
      server = await startPotluck({ env: { DATA_DIR: join(path, "data") } });
      const token = await login(server);
      const filler = join(path, "filler");
      fill(filler);
      let refusalTime = null;
      let slowest = 0;
      const text = "x".repeat(200);
      for (let i = 0; i < 20_000 && !refusalTime; i++) {
        const answer = await addTag(server, token, `${i} ${text}`.slice(0, 50));
        slowest = Math.max(slowest, answer.ms);
        if (answer.status >= 500) refusalTime = answer.status;
      }
      const away = [];
      for (let i = 0; i < 20; i++) {
        away.push(await addTag(server, token, `Full ${i}`));
        await sleep(200);
      }
      const reads = await send(server, { path: "/api/tags" });
      const living = isAlive(server);
      rmSync(filler);
      const begin = performance.now();
      let writeResult = null;
      while (!writeResult?.ok && performance.now() - begin < 30_000) {
        writeResult = await addTag(server, token, "Room again");
        await sleep(50);
      }
      const wrong = away.filter(({ status }) => status !== 503);
      return [
        { promise: "the process lives", measured: `${living}`, isKept: living },
        expectNone(`503 while the disk is full (first ${refusalTime})`, wrong.length, away.length),
        within("no answer takes longer", Math.max(...away.map(({ ms }) => ms)), 4_000),
        { promise: "reading goes on", measured: `${reads.status}`, isKept: reads.ok },
        within(
          "a write succeeds by itself",
          writeResult?.ok ? performance.now() - begin : Infinity,
          10_000,
        ),
      ];
    } finally {
      await server?.stop();
      execFileSync("umount", ["-l", path]);
    }
  },
};

/**
 * Runs a statement on a separate connection.
 * @returns the error, or null
 */
async function run(embedded, statement) {
  const client = new pg.Client({ host: embedded.socketFolder, user: "postgres" });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(statement);
    return null;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const A_MEGABYTE_OF_LOG = "select pg_logical_emit_message(false, 'fault', repeat('x', 1000000))";

/** Prevents the embedded database from writing its log, after which it must be restarted. */
export const logFull = {
  name: "log-full",
  async run() {
    const { openEmbedded } = createRequire(import.meta.url)(
      join(PROJECT, "dist/server/database/embedded/openEmbedded.js"),
    );
    const { path } = temporaryFolder("disk");
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${ROOM_MB}m,mode=700`, "tmpfs", path]);
    const reasons = [];
    let embedded;
    try {
      embedded = await openEmbedded(join(path, "data"), ({ message }) => reasons.push(message));
      await run(embedded, "create table written (name text)");
      const filler = join(path, "filler");
      fill(filler);
      const begin = performance.now();
      while (reasons.length === 0 && performance.now() - begin < 30_000) {
        await run(embedded, A_MEGABYTE_OF_LOG);
        await sleep(20);
      }
      const stoppedAt = performance.now();
      await sleep(3_000);
      rmSync(filler);
      const freedAt = performance.now();
      let error;
      do {
        await sleep(50);
        error = await run(embedded, "insert into written values ('Room again')");
      } while (error && performance.now() - freedAt < 60_000);
      return [
        {
          promise: "the log says why it has stopped",
          measured: reasons[0] ?? `nothing within ${((stoppedAt - begin) / 1000).toFixed(0)} s`,
          isKept: /No space left/.test(reasons[0] ?? ""),
        },
        within(
          "a write succeeds by itself once there is room",
          error ? Infinity : performance.now() - freedAt,
          10_000,
        ),
      ];
    } finally {
      await embedded?.close();
      execFileSync("umount", ["-l", path]);
    }
  },
};
