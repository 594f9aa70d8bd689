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
The password is asked for, unless one of the last two options is given.

Examples:
  potluck admin create --email cook@example.org --name Cook
  potluck admin create --email cook@example.org --name Cook --generate-password
  pass show potluck | potluck admin create --email cook@example.org --name Cook --password-stdin`;

export const adminCommand = (): Command =>
  new Command("admin")
    .description("People who may do everything.")
    .addCommand(
      new Command("create")
        .description("Makes an account with the role admin.")
        .requiredOption("--email <address>", "what the admin logs in with")
        .requiredOption("--name <name>", "what others see, 1 to 50 characters")
        .option("--password-stdin", "read the password from the standard input, one line")
        .option("--generate-password", "make a password and show it once")
        .addHelpText("after", HELP)
        .action(createAdmin),
    );

async function createAdmin(asked: Asked): Promise<void> {
  const password = await choosePassword(asked);
  const input = Object.assign(new RegisterInput(), { ...asked, password });
  validateInput(input, readConfig());
  await withDatabase((db) => insertAdmin(db, input));
  say(`${input.email} is an admin now.`);
  if (asked.generatePassword) say(`Password: ${password}`);
}

async function choosePassword({ passwordStdin, generatePassword }: Asked): Promise<string> {
  if (passwordStdin) return readPiped();
  if (generatePassword) return randomBytes(15).toString("base64url");
  if (!process.stdin.isTTY) {
    throw new CommandError(
      "There is nobody to ask for a password; use --password-stdin or --generate-password.",
    );
  }
  const password = await askHidden("Password: ");
  if ((await askHidden("Once more: ")) !== password) {
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
