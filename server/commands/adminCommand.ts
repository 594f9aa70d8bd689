import { Command } from "commander";
import type { DataSource } from "typeorm";
import { readConfig } from "../config/config";
import { translateDatabaseError } from "../database/translateDatabaseErrors";
import { RegisterInput } from "../features/auth/session/RegisterInput";
import { roleIds } from "../features/users/Role";
import { toNameColumns, User } from "../features/users/User";
import { OPERATOR } from "../lib/FairQueue";
import { toNameKey } from "../lib/text";
import { validateInput } from "../graphql/validate";
import {
  choosePassword,
  type PasswordOptions,
  printGeneratedPassword,
  withPasswordOptions,
} from "./choosePassword";
import { printLine } from "./terminal";
import { withDatabase, withPasswords } from "./withDatabase";

interface AdminOptions extends PasswordOptions {
  email: string;
  name: string;
}

const HELP = `
Examples:
  potluck admin create --email cook@example.org --name Cook
  potluck admin create --email cook@example.org --name Cook --generate-password
  pass show potluck | potluck admin create --email cook@example.org --name Cook --password-stdin`;

export const adminCommand = (): Command =>
  new Command("admin")
    .description("Manage admin accounts")
    .addCommand(
      withPasswordOptions(
        new Command("create")
          .description("Create an account with the role admin")
          .requiredOption("--email <address>", "email address to log in with")
          .requiredOption("--name <name>", "username, 1 to 50 characters"),
      )
        .addHelpText("after", HELP)
        .action(createAdmin),
    );

async function createAdmin(options: AdminOptions): Promise<void> {
  const password = await choosePassword(options);
  const input = Object.assign(new RegisterInput(), { ...options, password });
  validateInput(input, readConfig());
  const mustChangePassword = options.generatePassword === true;
  await withDatabase((db) => insertAdmin(db, input, mustChangePassword));
  printLine(`Created admin ${input.email}.`);
  if (mustChangePassword) printGeneratedPassword(password);
}

async function insertAdmin(
  db: DataSource,
  { name, email, password }: RegisterInput,
  mustChangePassword: boolean,
): Promise<void> {
  const passwordHash = await withPasswords((passwords) => passwords.hash(password, OPERATOR));
  try {
    await db.getRepository(User).insert({
      ...toNameColumns(name),
      email,
      emailKey: toNameKey(email),
      passwordHash,
      mustChangePassword,
      roleId: roleIds.admin,
    });
  } catch (error) {
    throw translateDatabaseError(error) ?? error;
  }
}
