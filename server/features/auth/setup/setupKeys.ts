import type { DataSource, EntityManager } from "typeorm";
import { badInput } from "../../../errors";
import { hashToken, makeToken } from "../../../lib/linkToken";
import { roleIds } from "../../users/Role";
import { toNameColumns, User } from "../../users/User";
import { toNameKey } from "../../../lib/text";

const LIFETIME = "24 hours";

/** Serializes transactions that create an admin or a key. */
const LOCK = "lock table setup_keys in share row exclusive mode";

/**
 * Finds an admin. Demo accounts do not count if their published password is refused, because they
 * cannot log in.
 */
const FIND_ADMIN = `
  select from users where role_id = ${roleIds.admin}
    and ($1 or email_key not like '%@potluck.example') limit 1`;

const FIND_KEY = "select from setup_keys where key_hash = $1 and expires_at > now()";

const INSERT_KEY = `
  insert into setup_keys (key_hash, expires_at) values ($1, now() + interval '${LIFETIME}')`;

const invalidKey = () => badInput("Invalid or expired setup link.", "key");

/** The settings that determine which admins count. */
interface SetupSettings {
  demoLogins: boolean;
}

async function hasAdmin(
  db: Pick<EntityManager, "query">,
  { demoLogins }: SetupSettings,
): Promise<boolean> {
  const admins: object[] = await db.query(FIND_ADMIN, [demoLogins]);
  return admins.length > 0;
}

/**
 * Creates the key of a setup link. Keys of other processes stay valid, so that each process can print a link.
 * @returns null if an admin exists, which removes all keys
 */
export const createSetupKey = (db: DataSource, settings: SetupSettings): Promise<string | null> =>
  db.transaction(async (data) => {
    await data.query(LOCK);
    const isSetUp = await hasAdmin(data, settings);
    await data.query(`delete from setup_keys ${isSetUp ? "" : "where expires_at <= now()"}`);
    if (isSetUp) return null;
    const key = makeToken();
    await data.query(INSERT_KEY, [hashToken(key)]);
    return key;
  });

/** @throws BAD_USER_INPUT for a key that is invalid or expired, and for any key once there is an admin */
export async function checkSetupKey(
  db: Pick<EntityManager, "query">,
  key: string,
  settings: SetupSettings,
): Promise<void> {
  const keys: object[] = await db.query(FIND_KEY, [hashToken(key)]);
  if (keys.length === 0 || (await hasAdmin(db, settings))) throw invalidKey();
}

/** The data of the first admin's account. */
interface NewAdmin {
  name: string;
  email: string;
  passwordHash: string;
}

/**
 * Creates the first admin and removes all keys. Of several uses at once, one succeeds.
 * @throws BAD_USER_INPUT as `checkSetupKey` does
 */
export const useSetupKey = (
  db: DataSource,
  key: string,
  { name, email, passwordHash }: NewAdmin,
  settings: SetupSettings,
): Promise<User> =>
  db.transaction(async (data) => {
    await data.query(LOCK);
    await checkSetupKey(data, key, settings);
    const users = data.getRepository(User);
    const { userId } = await users.save({
      ...toNameColumns(name),
      email,
      emailKey: toNameKey(email),
      passwordHash,
      roleId: roleIds.admin,
    });
    await data.query("delete from setup_keys");
    return users.findOneOrFail({ where: { userId }, relations: { role: true } });
  });
