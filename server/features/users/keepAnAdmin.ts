import type { EntityManager } from "typeorm";
import { type AppError, conflict, notFound } from "../../errors";
import { roleIds } from "./Role";

/**
 * Throws CONFLICT unless there is another admin who is not banned. Until the transaction ends, no other transaction
 * bans, demotes or deletes an admin, in any process. If two admins act on each other at once, the second sees the
 * first one's change. The lock is the weakest sufficient one; logins and new recipes of admins do not wait for it.
 */
export async function keepAnAdmin(data: EntityManager, exceptUserId: number): Promise<void> {
  if (!(await hasOtherAdmin(data, exceptUserId))) throw lastAdmin();
}

export const lastAdmin = (): AppError =>
  conflict("There must be at least one admin. Make another user an admin first.");

/** Locks the admins who are not banned, as described at `keepAnAdmin`, and returns their IDs. */
export async function lockAdmins(data: EntityManager): Promise<number[]> {
  const admins: { user_id: number }[] = await data.query(
    `select user_id from users where role_id = $1 and not banned
     order by user_id for no key update`,
    [roleIds.admin],
  );
  return admins.map((admin) => admin.user_id);
}

const hasOtherAdmin = async (data: EntityManager, exceptUserId: number): Promise<boolean> =>
  (await lockAdmins(data)).some((userId) => userId !== exceptUserId);

/**
 * Throws CONFLICT for the only admin, and NOT_FOUND for an unknown user. Until the transaction ends, no other
 * transaction changes the user, and admins are locked as in `keepAnAdmin`.
 */
export async function keepAnotherAdmin(data: EntityManager, userId: number): Promise<void> {
  const isReplaceable = await hasOtherAdmin(data, userId);
  const [user]: { role_id: number }[] = await data.query(
    "select role_id from users where user_id = $1 for update",
    [userId],
  );
  if (!user) throw notFound("User");
  if (user.role_id === roleIds.admin && !isReplaceable) throw lastAdmin();
}
