import type { EntityManager } from "typeorm";
import { conflict, notFound } from "../../errors";
import { roleIds } from "./Role";

/**
 * Throws CONFLICT unless an admin who is not banned is left beside one user. Until the transaction
 * ends nobody else bans, demotes or deletes an admin, in this process or another: of two admins who
 * act on each other at once, the second finds the first one's work done.
 *
 * The lock is the weakest that does it; logins and new recipes of admins do not wait for it.
 */
export async function keepAnAdmin(data: EntityManager, besideUserId: number): Promise<void> {
  if (!(await hasOtherAdmin(data, besideUserId))) throw lastAdmin();
}

const lastAdmin = () =>
  conflict("There must be at least one admin. Make another user an admin first.");

async function hasOtherAdmin(data: EntityManager, besideUserId: number): Promise<boolean> {
  const admins: { user_id: number }[] = await data.query(
    `select user_id from users where role_id = $1 and not banned
     order by user_id for no key update`,
    [roleIds.admin],
  );
  return admins.some((admin) => admin.user_id !== besideUserId);
}

/**
 * Throws CONFLICT for the only admin, and NOT_FOUND for nobody. Until the transaction ends nobody else changes
 * the user, and what `keepAnAdmin` says of admins holds here as well.
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
