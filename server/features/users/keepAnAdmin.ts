import type { EntityManager } from "typeorm";
import { conflict } from "../../errors";
import { roleIds } from "./Role";

/**
 * Throws CONFLICT unless an admin who is not banned is left beside one user. Until the transaction
 * ends nobody else bans, demotes or deletes an admin, in this process or another: of two admins who
 * act on each other at once, the second finds the first one's work done.
 *
 * The lock is the weakest that does it; logins and new recipes of admins do not wait for it.
 */
export async function keepAnAdmin(data: EntityManager, besideUserId: number): Promise<void> {
  const admins: { user_id: number }[] = await data.query(
    `select user_id from users where role_id = $1 and not banned
     order by user_id for no key update`,
    [roleIds.admin],
  );
  if (!admins.some((admin) => admin.user_id !== besideUserId)) {
    throw conflict("There must be at least one admin. Make somebody else an admin first.");
  }
}
