import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { projectFolder } from "../brand";
import { FROM_SOURCES } from "./fromSources";
import { runCommand } from "./runCommand";
import { makeDatabaseUrl, onServer } from "./seed";

/** The command line with a separate data directory and an empty database. */
export class CommandLine {
  private constructor(
    /** A folder for files of a test. */
    readonly folder: string,
    /** The settings that name the database. */
    readonly settings: NodeJS.ProcessEnv,
    readonly close: () => Promise<void>,
  ) {}

  static async open(): Promise<CommandLine> {
    const folder = mkdtempSync(join(tmpdir(), "commands-"));
    const settings: NodeJS.ProcessEnv = { DATA_DIR: join(folder, "data") };
    const removeFolder = () => rmSync(folder, { recursive: true, force: true });
    if (!process.env["TEST_DATABASE_URL"])
      return new CommandLine(folder, settings, async () => removeFolder());
    const database = `commands_${randomBytes(6).toString("hex")}`;
    await onServer(`create database ${database}`);
    settings["DATABASE_URL"] = makeDatabaseUrl(database);
    // The commands begin with a database that has neither recipes nor categories.
    settings["STARTER_DATA"] = "none";
    settings["JWT_SECRET"] = "a secret of tests, long enough to sign with";
    return new CommandLine(folder, settings, async () => {
      removeFolder();
      await onServer(`drop database ${database} with (force)`);
    });
  }

  /** Runs a command in this process, because a separate process takes a second longer. */
  readonly run = (args: string, input = "", environment: NodeJS.ProcessEnv = {}) =>
    runCommand(args, { ...this.settings, ...environment }, input);

  /** Starts a command in a separate process, as an operator does. */
  readonly start = (
    args: string[],
    environment: NodeJS.ProcessEnv = {},
    file = "cli.ts",
  ): ChildProcess => {
    const { PATH, HOME } = process.env;
    return spawn(
      process.execPath,
      [...FROM_SOURCES, resolve(projectFolder, "server", file), ...args],
      { cwd: projectFolder, env: { PATH, HOME, ...this.settings, ...environment } },
    );
  };
}
