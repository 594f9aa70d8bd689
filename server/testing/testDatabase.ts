import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { DataSource } from "typeorm";
import type { PostgresDataSourceOptions } from "typeorm/driver/postgres/PostgresDataSourceOptions";
import { makeDataSource } from "../database/dataSource";
import { openInMemory } from "../database/embedded/openEmbedded";
import { connect, type Database } from "../database/openDatabase";
import { entities } from "../features/entities";
import { pauseReadModel, rebuildReadModel } from "../database/readModel/rebuild";
import { databaseNamed, onServer, SEED_FILE, SEED_TEMPLATE, workerDatabase } from "./seed";
import { COUNT_MISSING, RESTORE_SEED } from "./seedCopy";
import { StatementCounter } from "./StatementCounter";

/** A database of its own for one test file, and what it was asked. */
export interface TestDatabase extends Database {
  counter: StatementCounter;
  /** Writes many rows in one transaction, and what lists and searches read for all of them at once. */
  fill(statements: readonly string[]): Promise<void>;
}

/** Opens a database that holds the seed and nothing else. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const counter = new StatementCounter();
  const database = await (process.env[SEED_TEMPLATE] ? copyTemplate(counter) : openOwn(counter));
  return { ...database, counter, fill: (statements) => fill(database.db, statements) };
}

/** A busy machine is no failure. */
const PATIENT = { maxWaitMs: 20_000 };

/** Does what may take longer than a server's connections wait, on a busy machine. */
export async function patiently(
  db: DataSource,
  work: (db: DataSource) => Promise<void>,
): Promise<void> {
  const { url } = db.options as PostgresDataSourceOptions;
  if (!url) return work(db);
  const patient = await makeDataSource({ url }, { limits: "none", ...PATIENT }).initialize();
  try {
    await work(patient);
  } finally {
    await patient.destroy();
  }
}

/** Has the planner know what a database holds. */
export const vacuum = (db: DataSource): Promise<void> =>
  patiently(db, (patient) => patient.query("vacuum analyze"));

const fill = (db: DataSource, statements: readonly string[]): Promise<void> =>
  patiently(db, (patient) =>
    patient.transaction(async (manager) => {
      await pauseReadModel(manager);
      for (const statement of statements) await manager.query(statement);
      await rebuildReadModel(manager);
    }),
  );

async function copyTemplate(logger: StatementCounter): Promise<Database> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  // Copying the files takes less time than logging each block.
  await onServer(
    `create database ${name} template ${process.env[SEED_TEMPLATE]} strategy file_copy`,
  );
  const remove = () => onServer(`drop database ${name} with (force)`);
  return connect({ url: databaseNamed(name) }, remove, { entities, logger, ...PATIENT });
}

let isTaken = false;

/**
 * The worker's embedded database, made clean; another one while a test has that open already, or has
 * ended without closing it.
 */
async function openOwn(logger: StatementCounter): Promise<Database> {
  const socketFolder = process.env[workerDatabase(process.env["JEST_WORKER_ID"] ?? 1)];
  if (isTaken || !socketFolder) return openAnother(logger);
  isTaken = true;
  const database = await connectOnceFree(socketFolder, logger);
  if (!database) return openAnother(logger);
  await restoreSeed(database.db);
  return {
    db: database.db,
    isRunning: database.isRunning,
    async close() {
      await database.close();
      isTaken = false;
    },
  };
}

const FREE_WITHIN_MS = 5_000;

/**
 * Connects as soon as the database takes another connection: it takes one at a time, and notices a
 * moment late that the last one has ended. Null where that one does not end.
 */
async function connectOnceFree(socketFolder: string, logger: StatementCounter) {
  for (const end = Date.now() + FREE_WITHIN_MS; Date.now() < end; await setTimeout(50)) {
    try {
      return await connect({ socketFolder }, async () => {}, { entities, logger });
    } catch {
      // Turned away; an error of another kind comes again where the database is opened afresh.
    }
  }
  return null;
}

async function openAnother(logger: StatementCounter): Promise<Database> {
  const embedded = await openInMemory(process.env[SEED_FILE]);
  return connect(embedded, () => embedded.close(), { entities, logger });
}

async function restoreSeed(db: DataSource): Promise<void> {
  // All that an earlier connection has set, locked or prepared: the embedded database has one session.
  await db.query("discard all");
  const [count] = await db.query<{ missing: number }[]>(COUNT_MISSING);
  if (count!.missing > 0)
    throw new Error("An earlier test file has left tables missing or renamed.");
  await db.query(RESTORE_SEED);
}
