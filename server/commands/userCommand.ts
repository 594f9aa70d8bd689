import { Argument, Command, Option } from "commander";
import type { DataSource } from "typeorm";
import { type Config, readConfig } from "../config/config";
import { PasswordResetInput } from "../features/auth/password/reset/PasswordResetInput";
import { replacePassword } from "../features/auth/password/reset/passwordResets";
import { turnOffTwoFactor } from "../features/users/turnOffTwoFactor";
import { User } from "../features/users/User";
import { roleIds } from "../features/users/Role";
import { changeUser } from "../features/users/changeUsers";
import { OPERATOR } from "../lib/FairQueue";
import { toNameKey } from "../lib/text";
import { validateInput } from "../graphql/validate";
import {
  choosePassword,
  type PasswordOptions,
  printGeneratedPassword,
  withPasswordOptions,
} from "./choosePassword";
import { CommandError } from "./CommandError";
import { printLine, printJson } from "./terminal";
import { withDatabase, withPasswords } from "./withDatabase";

type RoleName = keyof typeof roleIds;

const HELP = `
Changes take effect with the user's next request. At least one admin must remain who is not banned.

Examples:
  potluck user list --role admin
  potluck user password cook@example.org --generate-password
  potluck user role cook@example.org contributor
  potluck user ban rude@example.org
  potluck user unban rude@example.org
  potluck user two-factor-off cook@example.org`;

const email = new Argument("<email>", "email address of the account, not case-sensitive");
const roles = Object.keys(roleIds);
const role = new Argument("<role>", "new role").choices(roles);

export const userCommand = (): Command =>
  new Command("user")
    .description("Manage user accounts")
    .addHelpText("after", HELP)
    .addCommand(
      new Command("list")
        .description("List accounts by name, with their emails and roles")
        .addOption(new Option("--role <role>", "only those with this role").choices(roles))
        .option("--json", "print a list of objects with userId, name, email, role and banned")
        .action(listUsers),
    )
    .addCommand(
      withPasswordOptions(
        new Command("password")
          .description(
            "Set a user's password and end all of the user's sessions, passkeys and other factors",
          )
          .addArgument(email)
          .option("--keep-factors", "keep passkeys, authenticator app and the linked login"),
      ).action(setPassword),
    )
    .addCommand(
      new Command("role")
        .description("Change a user's role")
        .addArgument(email)
        .addArgument(role)
        .action((address: string, name: RoleName) =>
          change(address, `now has the role ${name}`, (db, { userId }) =>
            changeUser(db, userId, { kind: "role", roleId: roleIds[name] }),
          ),
        ),
    )
    .addCommand(
      new Command("ban")
        .description("Ban a user")
        .addArgument(email)
        .option("--reason <text>", "reason, which the user reads at the next login")
        .action((address: string, { reason }: { reason?: string }) =>
          change(address, "is now banned", (db, { userId }) =>
            changeUser(db, userId, { kind: "ban", reason: reason ?? null }),
          ),
        ),
    )
    .addCommand(
      new Command("unban")
        .description("Lift a ban")
        .addArgument(email)
        .action((address: string) =>
          change(address, "is no longer banned", (db, { userId }) =>
            changeUser(db, userId, { kind: "unban" }),
          ),
        ),
    )
    .addCommand(
      new Command("two-factor-off")
        .description("Turn two-factor login off for a user who has lost the second factor")
        .addArgument(email)
        .action((address: string) =>
          change(address, "logs in with the password alone", (db, { userId }, { defaultLocale }) =>
            turnOffTwoFactor(db, userId, defaultLocale),
          ),
        ),
    );

const listUsers = ({ role, json }: { role?: RoleName; json?: true }): Promise<void> =>
  withDatabase(async (db) => {
    const users = await db.getRepository(User).find({
      where: role ? { roleId: roleIds[role] } : {},
      relations: { role: true },
      order: { nameKey: "ASC" },
    });
    if (json) {
      return printJson(
        users.map(({ userId, name, email, role: { roleName }, banned }) => ({
          userId,
          name,
          email,
          role: roleName,
          banned,
        })),
      );
    }
    for (const { name, email, role, banned } of users) {
      printLine([name, email, role.roleName, ...(banned ? ["banned"] : [])].join("\t"));
    }
  });

async function setPassword(
  address: string,
  options: PasswordOptions & { keepFactors?: true },
): Promise<void> {
  const newPassword = await choosePassword(options);
  validateInput(Object.assign(new PasswordResetInput(), { token: "", newPassword }), readConfig());
  const passwordHash = await withPasswords((passwords) => passwords.hash(newPassword, OPERATOR));
  const replacement = {
    passwordHash,
    mustChangePassword: options.generatePassword === true,
    keepFactors: options.keepFactors === true,
  };
  await change(address, "has a new password, and no sessions", (db, user, { defaultLocale }) =>
    db.transaction((data) => replacePassword(data, user, replacement, defaultLocale)),
  );
  if (options.generatePassword) printGeneratedPassword(newPassword);
}

const change = (
  address: string,
  outcome: string,
  act: (db: DataSource, user: User, config: Config) => Promise<void>,
): Promise<void> =>
  withDatabase(async (db, config) => {
    const user = await db.getRepository(User).findOneBy({ emailKey: toNameKey(address) });
    if (!user) throw new CommandError(`No user with the email ${address}.`);
    await act(db, user, config);
    printLine(`${user.email} ${outcome}.`);
  });
