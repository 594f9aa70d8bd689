import { Argument, Command } from "commander";
import type { DataSource } from "typeorm";
import { User } from "../features/users/User";
import { roleIds } from "../features/users/Role";
import { banUser, giveRole, unbanUser } from "../features/users/writeUser";
import { nameKey } from "../lib/text";
import { CommandError } from "./CommandError";
import { say } from "./terminal";
import { withDatabase } from "./withDatabase";

type RoleName = keyof typeof roleIds;

const HELP = `
Changes take effect with the user's next request. At least one admin must remain who is not banned.

Examples:
  potluck user role cook@example.org contributor
  potluck user ban rude@example.org
  potluck user unban rude@example.org`;

const email = new Argument("<email>", "email address of the account, not case-sensitive");
const role = new Argument("<role>", "new role").choices(Object.keys(roleIds));

export const userCommand = (): Command =>
  new Command("user")
    .description("Manage user accounts")
    .addHelpText("after", HELP)
    .addCommand(
      new Command("role")
        .description("Change a user's role")
        .addArgument(email)
        .addArgument(role)
        .action((address: string, name: RoleName) =>
          change(address, `now has the role ${name}`, (db, userId) =>
            giveRole(db, userId, roleIds[name]),
          ),
        ),
    )
    .addCommand(
      new Command("ban")
        .description("Ban a user")
        .addArgument(email)
        .option("--reason <text>", "reason, which the user reads at the next login")
        .action((address: string, { reason }: { reason?: string }) =>
          change(address, "is now banned", (db, userId) => banUser(db, userId, reason)),
        ),
    )
    .addCommand(
      new Command("unban")
        .description("Lift a ban")
        .addArgument(email)
        .action((address: string) => change(address, "is no longer banned", unbanUser)),
    );

const change = (
  address: string,
  outcome: string,
  act: (db: DataSource, userId: number) => Promise<void>,
): Promise<void> =>
  withDatabase(async (db) => {
    const found = await db.getRepository(User).findOneBy({ emailKey: nameKey(address) });
    if (!found) throw new CommandError(`No user with the email ${address}.`);
    await act(db, found.userId);
    say(`${found.email} ${outcome}.`);
  });
