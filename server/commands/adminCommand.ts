import { randomBytes } from "node:crypto";
import { Command } from "commander";
import type { DataSource } from "typeorm";
import { readConfig } from "../config/config";
import { translateDatabaseError } from "../database/translateDatabaseErrors";
import { RegisterInput } from "../features/sessions/RegisterInput";
import { roleIds } from "../features/users/Role";
import { User } from "../features/users/User";
import { nameKey } from "../lib/text";
import { validateInput } from "../graphql/validate";
import { CommandError } from "./CommandError";
import { askHidden, readPiped, say } from "./terminal";
import { withDatabase, withPasswords } from "./withDatabase";

interface Asked {
  email: string;
  name: string;
  passwordStdin?: true;
  generatePassword?: true;
}

const HELP = `
Prompts for the password unless --password-stdin or --generate-password is given.

Examples:
  potluck admin create --email cook@example.org --name Cook
  potluck admin create --email cook@example.org --name Cook --generate-password
  pass show potluck | potluck admin create --email cook@example.org --name Cook --password-stdin`;

export const adminCommand = (): Command =>
  new Command("admin")
    .description("Manage admin accounts")
    .addCommand(
      new Command("create")
        .description("Create an account with the role admin")
        .requiredOption("--email <address>", "email address to log in with")
        .requiredOption("--name <name>", "username, 1 to 50 characters")
        .option("--password-stdin", "read the password from stdin (first line)")
        .option("--generate-password", "generate a password and print it")
        .addHelpText("after", HELP)
        .action(createAdmin),
    );

async function createAdmin(asked: Asked): Promise<void> {
  const password = await choosePassword(asked);
  const input = Object.assign(new RegisterInput(), { ...asked, password });
  validateInput(input, readConfig());
  await withDatabase((db) => insertAdmin(db, input));
  say(`Created admin ${input.email}.`);
  if (asked.generatePassword) say(`Password: ${password}`);
}

async function choosePassword({ passwordStdin, generatePassword }: Asked): Promise<string> {
  if (passwordStdin) return readPiped();
  if (generatePassword) return randomBytes(15).toString("base64url");
  if (!process.stdin.isTTY) {
    throw new CommandError(
      "Cannot prompt for a password: stdin is not a terminal. Use --password-stdin or --generate-password.",
    );
  }
  const password = await askHidden("Password: ");
  if ((await askHidden("Confirm password: ")) !== password) {
    throw new CommandError("Passwords do not match.");
  }
  return password;
}

async function insertAdmin(
  db: DataSource,
  { name, email, password }: RegisterInput,
): Promise<void> {
  const passwordHash = await withPasswords((passwords) => passwords.hash(password));
  try {
    await db.getRepository(User).insert({
      name,
      nameKey: nameKey(name),
      email,
      emailKey: nameKey(email),
      passwordHash,
      roleId: roleIds.admin,
    });
  } catch (error) {
    throw translateDatabaseError(error) ?? error;
  }
}
