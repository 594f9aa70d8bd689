import { randomBytes } from "node:crypto";
import type { Command } from "commander";
import { CommandError } from "./CommandError";
import { promptHidden, readPiped, printLine } from "./terminal";

/** The source of a command's password; by default it prompts for one. */
export interface PasswordOptions {
  passwordStdin?: true;
  generatePassword?: true;
}

const HELP = `
Prompts for the password unless --password-stdin or --generate-password is given.`;

/** Adds the options of a command that sets a password. */
export const withPasswordOptions = (command: Command): Command =>
  command
    .option("--password-stdin", "read the password from stdin (first line)")
    .option(
      "--generate-password",
      "generate a password and print it; its user must change it at the first login",
    )
    .addHelpText("after", HELP);

/** Prints a generated password. */
export function printGeneratedPassword(password: string): void {
  printLine(`Password: ${password}`);
  printLine("It must be changed at the first login.");
}

/** Reads, generates or prompts for a password. */
export async function choosePassword({
  passwordStdin,
  generatePassword,
}: PasswordOptions): Promise<string> {
  if (passwordStdin) return readPiped();
  if (generatePassword) return randomBytes(15).toString("base64url");
  if (!process.stdin.isTTY) {
    throw new CommandError(
      "Cannot prompt for a password: stdin is not a terminal. Use --password-stdin or --generate-password.",
    );
  }
  const password = await promptHidden("Password: ");
  if ((await promptHidden("Confirm password: ")) !== password) {
    throw new CommandError("Passwords do not match.");
  }
  return password;
}
