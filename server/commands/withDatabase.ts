import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DataSource } from "typeorm";
import { type Config, readConfig } from "../config/config";
import { prepareFolders } from "../config/prepareFolders";
import { type Database, openWithoutMigrating, openDatabase } from "../database/openDatabase";
import { entities } from "../features/entities";
import { makePasswords } from "../features/auth/password/makePasswords";
import type { Passwords } from "../services";
import { CommandError } from "./CommandError";
import { complain } from "./terminal";

/**
 * No time limit on a statement: a command may take longer than a request. A running server lends its embedded
 * database.
 */
const PATIENT = { entities, limits: "none", ifInUse: "borrow" } as const;

/** Whether the embedded database of a folder was ever made. */
export const isMade = ({ dataDir }: { dataDir: string }): boolean =>
  existsSync(join(dataDir, "postgres"));

/** The settings of the environment, with the folders that they name. */
function prepare(): Config {
  const config = readConfig();
  prepareFolders(config);
  return config;
}

async function using<T>(database: Database, work: (db: DataSource) => Promise<T>): Promise<T> {
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** Works on the database that the environment names, made and migrated as a starting server would. */
export async function withDatabase<T>(
  work: (db: DataSource, config: Config) => Promise<T>,
): Promise<T> {
  const config = prepare();
  const options = { ...PATIENT, starterData: config.starterData, onProgress: complain };
  return using(await openDatabase(config, options), (db) => work(db, config));
}

/** The same without starter data, for commands that fill the database themselves. */
export async function withUnfilledDatabase<T>(
  work: (db: DataSource, config: Config) => Promise<T>,
): Promise<T> {
  const config = prepare();
  return using(await openDatabase(config, PATIENT), (db) => work(db, config));
}

/**
 * The same for commands that replace all data.
 * @throws FolderInUseError while a server runs on the embedded database
 */
export async function withStoppedDatabase<T>(work: (db: DataSource) => Promise<T>): Promise<T> {
  return using(await openDatabase(prepare(), { ...PATIENT, ifInUse: "refuse" }), work);
}

/** Works on the database that the environment names, and changes nothing by opening it. */
export async function withDatabaseAsItIs<T>(work: (db: DataSource) => Promise<T>): Promise<T> {
  const config = readConfig();
  if (config.embedded && !isMade(config)) {
    throw new CommandError(`No database found in ${config.dataDir}.`);
  }
  return using(await openWithoutMigrating(config, PATIENT), work);
}

/** Lends the threads that hash passwords. */
export async function withPasswords<T>(work: (passwords: Passwords) => Promise<T>): Promise<T> {
  const passwords = makePasswords(readConfig().passwordCost);
  try {
    return await work(passwords);
  } finally {
    await passwords.close();
  }
}
