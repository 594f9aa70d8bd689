import type { EntityManager } from "typeorm";
import { notFound } from "../../../errors";
import type { Viewer } from "../../../graphql/context";
import { User } from "../../users/User";
import { RecoveryCode } from "./RecoveryCode";
import { requireSession } from "../session/Session";

/** Locks the viewer's account. Throws if the session has ended after the request was authenticated. */
export async function lockViewerAccount(data: EntityManager, viewer: Viewer): Promise<User> {
  const account = await lockAccount(data, viewer.userId);
  await requireSession(data, viewer);
  return account;
}

/** Locks an account. Concurrent logins wait for the transaction and then see its changes. */
export async function lockAccount(data: EntityManager, userId: number): Promise<User> {
  const lock = { mode: "for_no_key_update" } as const;
  const account = await data.findOne(User, { where: { userId }, lock });
  if (!account) throw notFound("User");
  return account;
}

const UPDATE = `
  update users set two_factor = exists (
    select from totp_secrets where user_id = $1 and confirmed_at is not null
    union all select from passkeys where user_id = $1
  )
  where user_id = $1 returning two_factor`;

/**
 * Updates `twoFactor` of an account after a factor was added or removed. Without a factor, recovery codes are deleted.
 */
export async function updateTwoFactor(data: EntityManager, userId: number): Promise<boolean> {
  const [[account]]: [{ two_factor: boolean }[], number] = await data.query(UPDATE, [userId]);
  const isOn = account?.two_factor === true;
  if (!isOn) await data.getRepository(RecoveryCode).delete({ userId });
  return isOn;
}
