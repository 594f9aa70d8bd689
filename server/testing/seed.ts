import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { loadDemoData } from "../database/demo/loadDemoData";
import { openInMemory } from "../database/embedded/openEmbedded";
import { connect, type Database } from "../database/openDatabase";
import { makePasswords } from "../features/sessions/makePasswords";

/** bcrypt's cheapest: tests check what is done with passwords, not how slowly. */
export const CHEAP = 4;

/** Where test files find the database that each of them copies. */
export const SEED_FILE = "TEST_SEED_FILE";
export const SEED_TEMPLATE = "TEST_SEED_TEMPLATE";

/** Runs one statement on the server that `TEST_DATABASE_URL` names. */
export async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env["TEST_DATABASE_URL"] });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The address of another database on the same server. */
export function databaseNamed(name: string): string {
  const url = new URL(process.env["TEST_DATABASE_URL"]!);
  url.pathname = `/${name}`;
  return url.toString();
}

async function fill(database: Database): Promise<void> {
  const passwords = makePasswords(CHEAP);
  await loadDemoData(database.db, passwords);
  await passwords.close();
}

/** Makes the migrated database with demo data that every test file starts from. */
export async function makeSeed(): Promise<() => Promise<void>> {
  if (process.env["TEST_DATABASE_URL"]) return makeTemplate();
  const folder = mkdtempSync(join(tmpdir(), "potluck-seed-"));
  const file = join(folder, "seed.tar");
  const embedded = await openInMemory();
  const database = await connect(embedded, async () => {});
  await fill(database);
  await database.close();
  writeFileSync(file, await embedded.dump());
  await embedded.close();
  process.env[SEED_FILE] = file;
  return async () => rmSync(folder, { recursive: true });
}

async function makeTemplate(): Promise<() => Promise<void>> {
  const name = `seed_${process.pid}`;
  await onServer(`create database ${name}`);
  const database = await connect({ url: databaseNamed(name) }, async () => {});
  await fill(database);
  await database.close();
  process.env[SEED_TEMPLATE] = name;
  return () => onServer(`drop database ${name} with (force)`);
}
