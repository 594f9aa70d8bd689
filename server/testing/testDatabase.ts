import { randomBytes } from "node:crypto";
import { openInMemory } from "../database/embedded/openEmbedded";
import { connect, type Database } from "../database/openDatabase";
import { databaseNamed, onServer, SEED_FILE, SEED_TEMPLATE } from "./seed";
import { StatementCounter } from "./StatementCounter";

/** A database of its own for one test file, and what it was asked. */
export interface TestDatabase extends Database {
  counter: StatementCounter;
}

/** Copies the seed: into memory, or into a new database of the server under test. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const counter = new StatementCounter();
  const template = process.env[SEED_TEMPLATE];
  if (!template) {
    const embedded = await openInMemory(process.env[SEED_FILE]);
    const database = await connect(embedded, () => embedded.close(), { logger: counter });
    return { ...database, counter };
  }
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(`create database ${name} template ${template}`);
  const remove = () => onServer(`drop database ${name} with (force)`);
  const database = await connect({ url: databaseNamed(name) }, remove, { logger: counter });
  return { ...database, counter };
}
