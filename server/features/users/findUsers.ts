import type { DataSource } from "typeorm";
import type { Connection } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { number, type Order, pagedQuery, text } from "../../graphql/pagedQuery";
import { toNameKey } from "../../lib/text";
import { User } from "./User";
import type { UserSort } from "./UserSort";

const key = number("account.user_id");
const name = text("account.name_key");
const email = text("account.email_key");
/** The role ID, because the keys of the roles are in the order of their names. */
const role = number("account.role_id");
const banned = number("cast(account.banned as int)");

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

const createQuery = (db: DataSource, search: string) => {
  const query = db.getRepository(User).createQueryBuilder("account");
  if (!search) return query;
  return query.where(
    "(strpos(account.name_key, :search) > 0 or strpos(account.email_key, :search) > 0)",
    { search },
  );
};

/**
 * Finds one page of users.
 * @param search a part of the name or the email, taken literally
 */
export function findUsers(
  { db, maxPageSize }: Context,
  search: string | null | undefined,
  sort: UserSort,
  page: { first: number; after?: string | null },
): Promise<Connection<User>> {
  const part = toNameKey(search ?? "");
  return pagedQuery(() => createQuery(db, part), orders[sort], page, maxPageSize);
}
