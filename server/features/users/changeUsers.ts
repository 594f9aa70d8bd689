import { type DataSource, type EntityManager, In } from "typeorm";
import { type AppError, conflict, notFound } from "../../errors";
import type { SecurityEvent } from "../../lib/requestDetails";
import { voidPasswordResets } from "../auth/password/reset/PasswordReset";
import { Session } from "../auth/session/Session";
import { answerRequests, ContributorRequestStatus } from "./ContributorRequest";
import { lastAdmin, lockAdmins } from "./keepAnAdmin";
import { requireRole, roleIds } from "./Role";

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

/** True for changes that leave all admins. */
const keepsAdmins = (change: UsersChange): boolean =>
  change.kind === "unban" || (change.kind === "role" && change.roleId === roleIds.admin);

/** Updates accounts, which are locked in the order of `lockAdmins`, and returns those that exist. */
const updateUsers = (columns: string): string => `
  update users set ${columns} from (
    select user_id from users where user_id = any($1) order by user_id for no key update
  ) locked where users.user_id = locked.user_id returning users.user_id as "userId"`;

const UPDATES: Record<UsersChange["kind"], string> = {
  role: updateUsers("role_id = $2"),
  ban: updateUsers("banned = true, ban_reason = $2"),
  unban: updateUsers("banned = false, ban_reason = $2"),
};

/** Returns the value that a change writes. */
function readValue(change: UsersChange): number | string | null {
  if (change.kind === "role") return change.roleId;
  return change.kind === "ban" ? change.reason : null;
}

/**
 * Writes a change, and returns the IDs of the accounts that exist. A role accepts open requests to become a contributor.
 * During a ban, sessions remain, but their requests fail with the ban as the reason; they end with the ban, so that users
 * have to log in again.
 */
async function write(
  data: EntityManager,
  userIds: readonly number[],
  change: UsersChange,
): Promise<number[]> {
  const [rows]: [{ userId: number }[], number] = await data.query(UPDATES[change.kind], [
    userIds,
    readValue(change),
  ]);
  const written = rows.map(({ userId }) => userId);
  if (change.kind === "ban") await voidPasswordResets(data, written);
  if (change.kind === "unban") await data.getRepository(Session).delete({ userId: In(written) });
  if (change.kind === "role" && change.roleId !== roleIds.member)
    await answerRequests(data, written, { status: ContributorRequestStatus.ACCEPTED });
  return written;
}

/**
 * Changes several accounts in one transaction. An account that must not be changed does not prevent the change of the
 * others.
 * @param viewerId the user who must not change the own account; null for the operator
 * @returns the reason for each account that stays unchanged, by userId
 * @throws NOT_FOUND for an unknown role
 */
export const changeUsers = (
  db: DataSource,
  viewerId: number | null,
  userIds: readonly number[],
  change: UsersChange,
): Promise<Map<number, AppError>> =>
  db.transaction(async (data) => {
    if (change.kind === "role") await requireRole(data, change.roleId);
    const admins = keepsAdmins(change) ? [] : await lockAdmins(data);
    const targets = userIds.filter((userId) => userId !== viewerId);
    // A viewer is an admin, so no other one is left only if another admin has just changed the viewer.
    const isAdminLeft = admins.some((userId) => !targets.includes(userId));
    const protectedIds = new Set(isAdminLeft ? [] : admins);
    const changeable = targets.filter((userId) => !protectedIds.has(userId));
    const written = new Set(changeable.length > 0 ? await write(data, changeable, change) : []);
    const refusals = new Map<number, AppError>();
    for (const userId of userIds) {
      if (userId === viewerId) refusals.set(userId, ownAccount());
      else if (protectedIds.has(userId)) refusals.set(userId, lastAdmin());
      else if (!written.has(userId)) refusals.set(userId, notFound("User"));
    }
    return refusals;
  });

/**
 * Changes one account of another user.
 * @throws NOT_FOUND for an unknown user or role, CONFLICT for the last admin
 */
export async function changeUser(
  db: DataSource,
  userId: number,
  change: UsersChange,
): Promise<void> {
  const refusals = await changeUsers(db, null, [userId], change);
  const refusal = refusals.get(userId);
  if (refusal) throw refusal;
}
