import { type DataSource, Like, Not } from "typeorm";
import { nameKey } from "../../lib/text";
import type { Passwords } from "../../services";
import { roleIds } from "./Role";
import { User } from "./User";

/** Addresses of the demo accounts, in a reserved domain that nobody can own. */
const DEMO_ADDRESS = "%@potluck.example";

/** Creates the account of `ADMIN_EMAIL` if there is no admin besides those of the demo data. */
export async function makeFirstAdmin(
  db: DataSource,
  passwords: Passwords,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const users = db.getRepository(User);
  if (await users.existsBy({ roleId: roleIds.admin, email: Not(Like(DEMO_ADDRESS)) })) return;
  await users
    .createQueryBuilder()
    .insert()
    .values({
      name: "admin",
      nameKey: "admin",
      email,
      emailKey: nameKey(email),
      passwordHash: await passwords.hash(password),
      roleId: roleIds.admin,
    })
    .orIgnore()
    .execute();
}
