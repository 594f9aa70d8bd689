import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { DataSource } from "typeorm";
import type { PostgresDataSourceOptions } from "typeorm/driver/postgres/PostgresDataSourceOptions";
import { makeDataSource } from "../database/dataSource";
import { openInMemory } from "../database/embedded/openEmbedded";
import { connect, type Database } from "../database/openDatabase";
import { entities } from "../features/entities";
import { pauseReadModel, rebuildReadModel } from "../database/readModel/rebuild";
import { makeDatabaseUrl, onServer, SEED_FILE, SEED_TEMPLATE, workerDatabase } from "./seed";
import { COUNT_MISSING, RESTORE_SEED } from "./seedCopy";
import { StatementCounter } from "./StatementCounter";

/** A database for one test file, with a counter of its statements. */
export interface TestDatabase extends Database {
  counter: StatementCounter;
  /** Writes many rows in one transaction, and then updates the tables for lists and searches once. */
  fill(statements: readonly string[]): Promise<void>;
}

/** Opens a database that contains only the seed. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const counter = new StatementCounter();
  const database = await (process.env[SEED_TEMPLATE]
    ? copyTemplate(counter)
    : openEmbedded(counter));
  return { ...database, counter, fill: (statements) => fill(database.db, statements) };
}

/** The options with a long wait, because a busy machine must not fail a test. */
const WAIT_OPTIONS = { maxWaitMs: 20_000 };

/** Does work that may exceed the limits of a server's connections on a busy machine. */
export async function withoutLimits(
  db: DataSource,
  work: (db: DataSource) => Promise<void>,
): Promise<void> {
  const { url } = db.options as PostgresDataSourceOptions;
  if (!url) return work(db);
  const unlimitedDb = await makeDataSource(
    { url },
    { limits: "none", ...WAIT_OPTIONS },
  ).initialize();
  try {
    await work(unlimitedDb);
  } finally {
    await unlimitedDb.destroy();
  }
}

/** Updates the planner's statistics. */
export const vacuum = (db: DataSource): Promise<void> =>
  withoutLimits(db, (unlimitedDb) => unlimitedDb.query("vacuum analyze"));

const fill = (db: DataSource, statements: readonly string[]): Promise<void> =>
  withoutLimits(db, (unlimitedDb) =>
    unlimitedDb.transaction(async (manager) => {
      await pauseReadModel(manager);
      for (const statement of statements) await manager.query(statement);
      await rebuildReadModel(manager);
    }),
  );

async function copyTemplate(logger: StatementCounter): Promise<Database> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  // The strategy copies files, which takes less time than logging each block.
  await onServer(
    `create database ${name} template ${process.env[SEED_TEMPLATE]} strategy file_copy`,
  );
  const remove = () => onServer(`drop database ${name} with (force)`);
  return connect({ url: makeDatabaseUrl(name) }, remove, { entities, logger, ...WAIT_OPTIONS });
}

let isOpen = false;

/**
 * Returns the worker's embedded database, restored from the seed. A new one is opened if a test
 * already has it open, or has ended without closing it.
 */
async function openEmbedded(logger: StatementCounter): Promise<Database> {
  const socketFolder = process.env[workerDatabase(process.env["JEST_WORKER_ID"] ?? 1)];
  if (isOpen || !socketFolder) return openAnother(logger);
  isOpen = true;
  const database = await connectOnceFree(socketFolder, logger);
  if (!database) return openAnother(logger);
  await restoreSeed(database.db);
  return {
    db: database.db,
    isRunning: database.isRunning,
    async close() {
      await database.close();
      isOpen = false;
    },
  };
}

const FREE_WITHIN_MS = 5_000;

/**
 * Connects when the database accepts another connection: it accepts one at a time, and notices with a delay that the
 * last one has ended. Returns null if that one does not end.
 */
async function connectOnceFree(socketFolder: string, logger: StatementCounter) {
  for (const end = Date.now() + FREE_WITHIN_MS; Date.now() < end; await setTimeout(50)) {
    try {
      return await connect({ socketFolder }, async () => {}, { entities, logger });
    } catch {
      // The connection was refused. Other errors occur again when the database is opened.
    }
  }
  return null;
}

async function openAnother(logger: StatementCounter): Promise<Database> {
  const embedded = await openInMemory(process.env[SEED_FILE]);
  return connect(embedded, () => embedded.close(), { entities, logger });
}

async function restoreSeed(db: DataSource): Promise<void> {
  // The statement resets settings, locks and prepared statements of earlier connections: the
  // embedded database has one session.
  await db.query("discard all");
  const [count] = await db.query<{ missing: number }[]>(COUNT_MISSING);
  if (count!.missing > 0)
    throw new Error("An earlier test file has left tables missing or renamed.");
  await db.query(RESTORE_SEED);
}
