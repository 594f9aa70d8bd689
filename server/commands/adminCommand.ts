import { Command } from "commander";
import type { DataSource } from "typeorm";
import { readConfig } from "../config/config";
import { translateDatabaseError } from "../database/translateDatabaseErrors";
import { RegisterInput } from "../features/auth/session/RegisterInput";
import { roleIds } from "../features/users/Role";
import { nameColumns, User } from "../features/users/User";
import { OPERATOR } from "../lib/FairQueue";
import { toNameKey } from "../lib/text";
import { validateInput } from "../graphql/validate";
import {
  choosePassword,
  type PasswordOptions,
  sayGenerated,
  withPasswordOptions,
} from "./choosePassword";
import { say } from "./terminal";
import { withDatabase, withPasswords } from "./withDatabase";

interface Asked extends PasswordOptions {
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

async function createAdmin(asked: Asked): Promise<void> {
  const password = await choosePassword(asked);
  const input = Object.assign(new RegisterInput(), { ...asked, password });
  validateInput(input, readConfig());
  const mustChangePassword = asked.generatePassword === true;
  await withDatabase((db) => insertAdmin(db, input, mustChangePassword));
  say(`Created admin ${input.email}.`);
  if (mustChangePassword) sayGenerated(password);
}

async function insertAdmin(
  db: DataSource,
  { name, email, password }: RegisterInput,
  mustChangePassword: boolean,
): Promise<void> {
  const passwordHash = await withPasswords((passwords) => passwords.hash(password, OPERATOR));
  try {
    await db.getRepository(User).insert({
      ...nameColumns(name),
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
