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
Each holds from the person's next request on. One admin who is not banned always remains.

Examples:
  potluck user role cook@example.org contributor
  potluck user ban rude@example.org
  potluck user unban rude@example.org`;

const email = new Argument("<email>", "the address of the account; case does not matter");
const role = new Argument("<role>", "what the person is trusted with").choices(
  Object.keys(roleIds),
);

export const userCommand = (): Command =>
  new Command("user")
    .description("What people may do.")
    .addHelpText("after", HELP)
    .addCommand(
      new Command("role")
        .description("Gives somebody a role.")
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
        .description("Locks somebody out.")
        .addArgument(email)
        .action((address: string) => change(address, "is banned now", banUser)),
    )
    .addCommand(
      new Command("unban")
        .description("Lets somebody in again.")
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
    if (!found) throw new CommandError(`Nobody has the address ${address}.`);
    await act(db, found.userId);
    say(`${found.email} ${outcome}.`);
  });
