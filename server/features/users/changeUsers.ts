import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import { type AppError, conflict, notFound } from "../../errors";
import type { Context } from "../../graphql/context";
import type { SecurityEvent } from "../../lib/requestDetails";
import { voidPasswordResets } from "../auth/password/reset/PasswordReset";
import { Session } from "../auth/session/Session";
import { answerRequests, ContributorRequestStatus } from "./ContributorRequest";
import { lastAdmin, lockAdmins } from "./keepAnAdmin";
import { Role, roleIds } from "./Role";
import { User } from "./User";

/** A change of several accounts: another role, a ban, or the end of bans. */
export type UsersChange =
  | { kind: "role"; roleId: number }
  | { kind: "ban"; reason: string | null }
  | { kind: "unban" };

export const changeEvents: Record<UsersChange["kind"], SecurityEvent> = {
  role: "role changed",
  ban: "user banned",
  unban: "user unbanned",
};

const ownAccount = () => conflict("You cannot ban yourself or change your own role.");

/** Locks accounts in the order of `lockAdmins`, and returns the IDs of those that exist. */
async function lockUsers(data: EntityManager, userIds: readonly number[]): Promise<Set<number>> {
  const rows: { user_id: number }[] = await data.query(
    "select user_id from users where user_id = any($1) order by user_id for no key update",
    [userIds],
  );
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Writes a change of locked accounts, with all that the change of one account does in `writeUser`. */
async function write(data: EntityManager, userIds: number[], change: UsersChange): Promise<void> {
  const where = { userId: In(userIds) };
  const users = data.getRepository(User);
  switch (change.kind) {
    case "role":
      await users.update(where, { roleId: change.roleId });
      if (change.roleId !== roleIds.member)
        await answerRequests(data, userIds, { status: ContributorRequestStatus.ACCEPTED });
      break;
    case "ban":
      await users.update(where, { banned: true, banReason: change.reason });
      await voidPasswordResets(data, userIds);
      break;
    case "unban":
      await users.update(where, { banned: false, banReason: null });
      await data.getRepository(Session).delete(where);
      break;
  }
}

/**
 * Changes several accounts in one transaction. An account that must not be changed does not prevent the change of the
 * others.
 * @returns the reason for each account that stays unchanged, by userId
 * @throws NOT_FOUND for an unknown role
 */
export const changeUsers = (
  { db, viewer }: Pick<Context, "db" | "viewer">,
  userIds: readonly number[],
  change: UsersChange,
): Promise<Map<number, AppError>> =>
  db.transaction(async (data) => {
    if (change.kind === "role") {
      const role = await data.getRepository(Role).findOneBy({ roleId: change.roleId });
      if (!role) throw notFound("Role");
    }
    const admins = await lockAdmins(data);
    const existing = await lockUsers(data, userIds);
    const targets = new Set(userIds.filter((userId) => userId !== viewer!.userId));
    const keepsAdmins =
      change.kind === "unban" || (change.kind === "role" && change.roleId === roleIds.admin);
    // The viewer is an admin, so no other one is left only if another admin has just changed the viewer.
    const isAdminLeft = keepsAdmins || admins.some((userId) => !targets.has(userId));
    const refusals = new Map<number, AppError>();
    for (const userId of userIds) {
      if (userId === viewer!.userId) refusals.set(userId, ownAccount());
      else if (!existing.has(userId)) refusals.set(userId, notFound("User"));
      else if (!isAdminLeft && admins.includes(userId)) refusals.set(userId, lastAdmin());
    }
    const changed = userIds.filter((userId) => !refusals.has(userId));
    if (changed.length > 0) await write(data, changed, change);
    return refusals;
  });
