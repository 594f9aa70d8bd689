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
import { printError } from "./terminal";

/**
 * The options of commands: statements have no time limit, because a command may take longer than a
 * request. A running server lends its embedded database.
 */
const COMMAND_OPTIONS = { entities, limits: "none", ifInUse: "borrow" } as const;

/** Returns true if the folder contains an embedded database. */
export const hasEmbeddedDatabase = ({ dataDir }: { dataDir: string }): boolean =>
  existsSync(join(dataDir, "postgres"));

/** Reads the settings of the environment and creates the folders that they name. */
function prepareConfig(): Config {
  const config = readConfig();
  prepareFolders(config);
  return config;
}

async function runAndClose<T>(
  database: Database,
  work: (db: DataSource) => Promise<T>,
): Promise<T> {
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** Works on the database that the environment names. It is created and migrated, as when a server starts. */
export async function withDatabase<T>(
  work: (db: DataSource, config: Config) => Promise<T>,
): Promise<T> {
  const config = prepareConfig();
  const options = { ...COMMAND_OPTIONS, starterData: config.starterData, onProgress: printError };
  return runAndClose(await openDatabase(config, options), (db) => work(db, config));
}

/** Works on the migrated database without starter data, for commands that fill it themselves. */
export async function withoutStarterData<T>(
  work: (db: DataSource, config: Config) => Promise<T>,
): Promise<T> {
  const config = prepareConfig();
  return runAndClose(await openDatabase(config, COMMAND_OPTIONS), (db) => work(db, config));
}

/**
 * Works on the database for commands that replace all data.
 * @throws FolderInUseError while a server runs on the embedded database
 */
export async function withStoppedDatabase<T>(work: (db: DataSource) => Promise<T>): Promise<T> {
  return runAndClose(
    await openDatabase(prepareConfig(), { ...COMMAND_OPTIONS, ifInUse: "refuse" }),
    work,
  );
}

/** Works on the database that the environment names, without creating or migrating it. */
export async function withUnchangedDatabase<T>(work: (db: DataSource) => Promise<T>): Promise<T> {
  const config = readConfig();
  if (config.embedded && !hasEmbeddedDatabase(config)) {
    throw new CommandError(`No database found in ${config.dataDir}.`);
  }
  return runAndClose(await openWithoutMigrating(config, COMMAND_OPTIONS), work);
}

/** Lends the thread pool that hashes passwords. */
export async function withPasswords<T>(work: (passwords: Passwords) => Promise<T>): Promise<T> {
  const passwords = makePasswords(readConfig().passwordCost);
  try {
    return await work(passwords);
  } finally {
    await passwords.close();
  }
}
