import { randomBytes } from "node:crypto";
import type { DataSource } from "typeorm";
import { openInMemory } from "../database/embedded/openEmbedded";
import { connect, type Database } from "../database/openDatabase";
import { databaseNamed, onServer, SEED_FILE, SEED_TEMPLATE, workerDatabase } from "./seed";
import { COUNT_MISSING, RESTORE_SEED } from "./seedCopy";
import { StatementCounter } from "./StatementCounter";

/** A database of its own for one test file, and what it was asked. */
export interface TestDatabase extends Database {
  counter: StatementCounter;
}

/** Opens a database that holds the seed and nothing else. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const counter = new StatementCounter();
  const database = await (process.env[SEED_TEMPLATE] ? copyTemplate(counter) : openOwn(counter));
  return { ...database, counter };
}

async function copyTemplate(logger: StatementCounter): Promise<Database> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(`create database ${name} template ${process.env[SEED_TEMPLATE]}`);
  const remove = () => onServer(`drop database ${name} with (force)`);
  return connect({ url: databaseNamed(name) }, remove, { logger });
}

let isTaken = false;

/** The worker's embedded database, made clean; another one while a test has that open already. */
async function openOwn(logger: StatementCounter): Promise<Database> {
  const socketFolder = process.env[workerDatabase(process.env["JEST_WORKER_ID"] ?? 1)];
  if (isTaken || !socketFolder) return openAnother(logger);
  isTaken = true;
  const giveBack = async () => void (isTaken = false);
  const database = await connect({ socketFolder }, giveBack, { logger });
  await restoreSeed(database.db);
  return database;
}

async function openAnother(logger: StatementCounter): Promise<Database> {
  const embedded = await openInMemory(process.env[SEED_FILE]);
  return connect(embedded, () => embedded.close(), { logger });
}

async function restoreSeed(db: DataSource): Promise<void> {
  // All that an earlier connection has set, locked or prepared: the embedded database has one session.
  await db.query("discard all");
  const [{ missing }] = (await db.query(COUNT_MISSING)) as [{ missing: number }];
  if (missing > 0) throw new Error("An earlier test file has left tables missing or renamed.");
  await db.query(RESTORE_SEED);
}
