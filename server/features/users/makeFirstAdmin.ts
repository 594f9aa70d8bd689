import { type DataSource, Like, Not } from "typeorm";
import { ConfigurationError } from "../../config/config";
import { OPERATOR } from "../../lib/FairQueue";
import { toNameKey } from "../../lib/text";
import type { Passwords } from "../../services";
import { roleIds } from "./Role";
import { toNameColumns, User } from "./User";

/** Matches addresses of the demo accounts, which have a reserved domain. */
const DEMO_ADDRESS = "%@potluck.example";

/**
 * Creates the account of `ADMIN_EMAIL` if there is no admin other than those of the demo data.
 * @throws ConfigurationError if a user who is not an admin has the email or the name
 */
export async function makeFirstAdmin(
  db: DataSource,
  passwords: Passwords,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const users = db.getRepository(User);
  const emailKey = toNameKey(email);
  const hasFirstAdmin = () =>
    users.existsBy([
      { roleId: roleIds.admin, email: Not(Like(DEMO_ADDRESS)) },
      { roleId: roleIds.admin, emailKey },
    ]);
  if (await hasFirstAdmin()) return;
  await users
    .createQueryBuilder()
    .insert()
    .values({
      ...toNameColumns("admin"),
      email,
      emailKey,
      passwordHash: await passwords.hash(password, OPERATOR),
      roleId: roleIds.admin,
    })
    .orIgnore()
    .execute();
  // The result is checked again, because another process may have created the admin meanwhile.
  if (await hasFirstAdmin()) return;
  throw new ConfigurationError(
    `ADMIN_EMAIL: the first admin was not created, because another user has the email ${email} or the name "admin". Make that user an admin: potluck user role EMAIL admin`,
  );
}
