import type { QueryFormat } from "../../shared/useQueryState";
import {
  readTableQuery,
  type TableQuery,
  toArguments,
  writeTableQuery,
} from "../../shared/table/tableQuery";
import { ownProperty } from "../../../shared/ownProperty";
import { parseId } from "../../shared/ids";

/** The sort orders of the table of users; the first is by registration. */
const userOrder = {
  sorts: ["key", "name", "email", "role", "banned"],
  first: "key",
} as const;

export type UserSort = (typeof userOrder.sorts)[number];

/** The state of the table of users. */
export interface UserQuery extends TableQuery<UserSort> {
  /** The ID of the users' role; null for all roles. */
  roleId: number | null;
  /** True for banned users, false for the others, null for both. */
  isBanned: boolean | null;
}

const bans: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** Converts the table's state to search params and back. */
export const userFormat: QueryFormat<UserQuery> = {
  parse: (searchParams) => ({
    ...readTableQuery(searchParams, userOrder),
    roleId: parseId(searchParams.get("role") ?? ""),
    isBanned: ownProperty(bans, searchParams.get("banned") ?? "") ?? null,
  }),
  serialize({ roleId, isBanned, ...query }) {
    const searchParams = new URLSearchParams(writeTableQuery(query, userOrder));
    if (roleId) searchParams.set("role", String(roleId));
    if (isBanned !== null) searchParams.set("banned", isBanned ? "yes" : "no");
    return searchParams.toString();
  },
};

/** Converts the table's state to the server's arguments. */
export const toUserArguments = ({ roleId, isBanned, ...query }: UserQuery) => ({
  ...toArguments(query),
  roleId,
  banned: isBanned,
});
