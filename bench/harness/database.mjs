import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { PROJECT } from "../../tools/built.mjs";
import { startPostgres } from "../../tools/servers/postgres.mjs";

/** Production settings: writes are on disk before they are acknowledged. */
const SETTINGS = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  shared_buffers: "1GB",
  max_wal_size: "4GB",
  shared_preload_libraries: "pg_stat_statements",
  "pg_stat_statements.track_planning": "on",
};

const CANNOT_CONNECT_NOW = "57P03";

const MAKERS = ["bench/dataset", "server/database/migrations"];

/** The inputs of the data: a stored copy is reused only while they are unchanged. */
function versionOfData() {
  const hash = createHash("sha256");
  for (const folder of MAKERS) {
    for (const file of readdirSync(join(PROJECT, folder), { recursive: true }).sort()) {
      if (/(?<!\.test)\.ts$|\.sql$/.test(file))
        hash.update(readFileSync(join(PROJECT, folder, file)));
    }
  }
  return hash.digest("hex").slice(0, 12);
}

/** Starts PostgreSQL with a data set. */
export async function openDatabase(recipes, { cache }) {
  const folder = cache
    ? join(tmpdir(), "potluck-bench", `${recipes}-${versionOfData()}`)
    : undefined;
  const completeFile = folder && join(folder, "complete");
  const isThere = Boolean(completeFile) && existsSync(completeFile);
  if (folder && !isThere && existsSync(folder)) {
    throw new Error(`${folder} holds half of the data; delete it first.`);
  }
  const postgres = await startPostgres({ settings: SETTINGS, ...(folder && { folder }) });
  try {
    await (await connectOnceReady(postgres.url)).end();
    if (!isThere) await makeData(postgres.url, recipes);
    if (completeFile) writeFileSync(completeFile, "");
    const client = await connectOnceReady(postgres.url);
    await client.query("create extension if not exists pg_stat_statements");
    return {
      ...postgres,
      recipes,
      query: async (...args) => (await client.query(...args)).rows,
      async stop() {
        await client.end();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Retries, because a server listens before it has recovered from an interrupted run. */
async function connectOnceReady(url, seconds = 120) {
  for (const end = Date.now() + seconds * 1000; ; await sleep(200)) {
    const client = new pg.Client({ connectionString: url });
    // The end of a connection rejects its pending queries.
    client.on("error", () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (error.code !== CANNOT_CONNECT_NOW || Date.now() > end) throw error;
    }
  }
}

async function makeData(url, recipes) {
  const program = ["-r", "@swc-node/register", "bench/dataset/makeData.ts", url, `${recipes}`];
  const child = spawn(process.execPath, program, { cwd: PROJECT, stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The data could not be made.");
}

/** The version of PostgreSQL, for the report. */
export const readVersion = async (database) =>
  (await database.query("show server_version"))[0].server_version;

/** The measured commit. */
export const commit = () =>
  execFileSync("git", ["describe", "--always", "--dirty"], {
    cwd: PROJECT,
    encoding: "utf8",
  }).trim();
