import type { DataSource } from "typeorm";
import { type Connection, checkPageSize, pageOf, readCursor } from "../../connection";
import type { Context } from "../../context";
import { nameKey } from "../../text";
import { User } from "./User";
import type { UserSort } from "./UserSort";

/** One thing that a list is sorted by: in SQL, in a cursor, and of a user at hand. */
interface Key {
  sql: string;
  type: "string" | "number";
  of: (account: User) => string | number;
}

const key: Key = { sql: "account.user_id", type: "number", of: ({ userId }) => userId };
const name: Key = { sql: "account.name_key", type: "string", of: (account) => account.nameKey };
const email: Key = { sql: "account.email_key", type: "string", of: ({ emailKey }) => emailKey };
/** The keys of the roles are in the order of their names. */
const role: Key = { sql: "account.role_id", type: "number", of: ({ roleId }) => roleId };
const banned: Key = {
  sql: "cast(account.banned as int)",
  type: "number",
  of: (account) => Number(account.banned),
};

interface Order {
  /** The last key is unique, so that no place is ambiguous. */
  keys: readonly Key[];
  direction: "ASC" | "DESC";
}

const orders: Record<UserSort, Order> = {
  KEY_ASC: { keys: [key], direction: "ASC" },
  KEY_DESC: { keys: [key], direction: "DESC" },
  NAME_ASC: { keys: [name], direction: "ASC" },
  NAME_DESC: { keys: [name], direction: "DESC" },
  EMAIL_ASC: { keys: [email], direction: "ASC" },
  EMAIL_DESC: { keys: [email], direction: "DESC" },
  ROLE_ASC: { keys: [role, key], direction: "ASC" },
  ROLE_DESC: { keys: [role, key], direction: "DESC" },
  BANNED_ASC: { keys: [banned, key], direction: "ASC" },
  BANNED_DESC: { keys: [banned, key], direction: "DESC" },
};

const searched = (db: DataSource, search: string) => {
  const query = db.getRepository(User).createQueryBuilder("account");
  if (!search) return query;
  return query.where(
    "(strpos(account.name_key, :search) > 0 or strpos(account.email_key, :search) > 0)",
    { search },
  );
};

/**
 * One page of users. Pages follow the sort keys, not a count of rows: somebody who registers
 * meanwhile moves nobody.
 * @param search a part of the name or the email, taken literally
 */
export async function findUsers(
  { db, largestPage }: Context,
  search: string | null | undefined,
  sort: UserSort,
  { first, after }: { first: number; after?: string | null },
): Promise<Connection<User>> {
  checkPageSize(first, largestPage);
  const { keys, direction } = orders[sort];
  const part = nameKey(search ?? "");
  const query = searched(db, part).limit(first + 1);
  for (const { sql } of keys) query.addOrderBy(sql, direction);
  if (after) {
    const places = readCursor(
      after,
      keys.map(({ type }) => type),
    );
    const columns = keys.map(({ sql }) => sql).join(", ");
    query.andWhere(
      `(${columns}) ${direction === "ASC" ? ">" : "<"} (${places.map((_, i) => `:after${i}`).join(", ")})`,
      Object.fromEntries(places.map((place, i) => [`after${i}`, place])),
    );
  }
  return pageOf(
    await query.getMany(),
    first,
    (account) => keys.map(({ of }) => of(account)),
    () => searched(db, part).getCount(),
  );
}
