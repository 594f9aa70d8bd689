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

/** A filter on users; all given fields must match. */
interface UserFilter {
  /** A part of the name or the email, taken literally. */
  search?: string | null | undefined;
  roleId?: number | null | undefined;
  banned?: boolean | null | undefined;
}

function createQuery(db: DataSource, { search, roleId, banned }: UserFilter) {
  const query = db.getRepository(User).createQueryBuilder("account");
  const part = toNameKey(search ?? "");
  if (part) {
    query.andWhere(
      "(strpos(account.name_key, :part) > 0 or strpos(account.email_key, :part) > 0)",
      { part },
    );
  }
  if (roleId != null) query.andWhere("account.role_id = :roleId", { roleId });
  // The value is no parameter, so that the partial index of banned users applies.
  if (banned != null) query.andWhere(banned ? "account.banned" : "not account.banned");
  return query;
}

/** Finds one page of users. */
export function findUsers(
  { db, maxPageSize }: Context,
  filter: UserFilter,
  sort: UserSort,
  page: { first: number; after?: string | null },
): Promise<Connection<User>> {
  return pagedQuery(() => createQuery(db, filter), orders[sort], page, maxPageSize);
}
