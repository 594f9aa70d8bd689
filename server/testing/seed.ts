import "reflect-metadata";
// Worker threads load the compiler's native code, and an ending thread would unload it while its own threads run.
// Loading it here keeps it in memory.
import "@swc/core";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { loadDemoData } from "../database/demo/loadDemoData";
import { type Embedded, openInMemory } from "../database/embedded/openEmbedded";
import { connect, type Database } from "../database/openDatabase";
import { inlinePasswords } from "./inlinePasswords";
import { SAVE_SEED } from "./seedCopy";

/** The environment variable with the file of the database from which each test file starts. */
export const SEED_FILE = "TEST_SEED_FILE";
/**
 * The environment variable with the file of an empty embedded database, because making one takes
 * seconds.
 */
export const EMPTY_FILE = "TEST_EMPTY_FILE";
export const SEED_TEMPLATE = "TEST_SEED_TEMPLATE";

/**
 * Returns the environment variable with the embedded database that the test files of a worker
 * share.
 */
export const workerDatabase = (workerId: number | string) => `TEST_EMBEDDED_${workerId}`;

/** Runs one statement on the server that `TEST_DATABASE_URL` names. */
export async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env["TEST_DATABASE_URL"] });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Returns the address of another database on the same server. */
export function makeDatabaseUrl(name: string): string {
  const url = new URL(process.env["TEST_DATABASE_URL"]!);
  url.pathname = `/${name}`;
  return url.toString();
}

const fill = (database: Database) => loadDemoData(database.db, inlinePasswords());

/**
 * Makes the migrated database with demo data that every test file starts from.
 * @param workers the maximum number of Jest workers
 * @returns a function that removes it
 */
export const makeSeed = (workers: number): Promise<() => Promise<void>> =>
  process.env["TEST_DATABASE_URL"] ? makeTemplate() : openForWorkers(workers);

/** Opens an embedded database for each worker: opening one takes longer than most test files. */
async function openForWorkers(workers: number): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "potluck-seed-"));
  const file = join(folder, "seed.tar");
  const emptyFile = join(folder, "empty.tar");
  const first = await openInMemory();
  writeFileSync(emptyFile, await first.dump());
  process.env[EMPTY_FILE] = emptyFile;
  const database = await connect(first, async () => {});
  await fill(database);
  await database.db.query(SAVE_SEED);
  await database.close();
  writeFileSync(file, await first.dump());
  // The database is closed, because it takes 100 MB more than one that is opened from the file.
  await first.close();
  process.env[SEED_FILE] = file;
  const all: Embedded[] = [];
  for (let i = 0; i < workers; i++) all.push(await openInMemory(file));
  for (const [index, { socketFolder }] of all.entries()) {
    process.env[workerDatabase(index + 1)] = socketFolder;
  }
  return async () => {
    await Promise.all(all.map((embedded) => embedded.close()));
    rmSync(folder, { recursive: true });
  };
}

async function makeTemplate(): Promise<() => Promise<void>> {
  const name = `seed_${process.pid}`;
  await onServer(`create database ${name}`);
  const database = await connect({ url: makeDatabaseUrl(name) }, async () => {});
  await fill(database);
  await database.close();
  process.env[SEED_TEMPLATE] = name;
  return () => onServer(`drop database ${name} with (force)`);
}
