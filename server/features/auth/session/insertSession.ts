import { randomUUID } from "node:crypto";
import type { Context } from "../../../graphql/context";
import { type AppError, unauthenticated } from "../../../errors";
import { roleIds } from "../../users/Role";
import type { User } from "../../users/User";
import { describeDevice } from "./describeDevice";

/** The second factor that a login has proven. */
export interface ProvenFactor {
  secondFactor: boolean;
  /** True if the login provider has confirmed the second factor. */
  vouched?: boolean;
}

/** Creates the error for both an unknown email and a wrong password. */
export const wrongLogin = (): AppError => unauthenticated("Invalid email or password.");

/**
 * The SQL of the expiry of a role that a provider has given; null for other roles. Only the last
 * admin keeps an outdated role, whose time begins with the session.
 */
const ROLE_EXPIRY = `(
  select make_interval(hours => $9::int)
    + case when last_used_at + make_interval(hours => $9::int) > now() then last_used_at else now() end
  from identities
  where identities.user_id = users.user_id and users.role_id <> $10
)`;

/**
 * Starts a session of an account that was read before its password or passkey was checked, and returns the
 * session's ID. The login waits for a concurrent change of password, address or second factor, and then
 * fails. No session begins with credentials that a change has ended. If the account has too many sessions,
 * the least recently used ones end.
 * @param proven the second factor, which accounts with two-factor login need
 */
export async function insertSession(
  { db, caller, services }: Context,
  { userId, passwordHash, emailKey }: User,
  proven: ProvenFactor,
): Promise<string> {
  const rows: { session_id: string }[] = await db.query(
    `with started as (
       insert into sessions (session_id, user_id, device, vouched, expires_at, locale)
       select $1::uuid, user_id, $2, $6, ${ROLE_EXPIRY}, $11 from users where user_id = $3 and password_hash = $4 and email_key = $8 and (not two_factor or $5)
       for share
       returning session_id
     ), seen as (
       select user_id from users where user_id = $3 and exists (select from started)
       for no key update skip locked
     ), noted as (
       update users set last_seen_at = now() from seen where users.user_id = seen.user_id
     ), ended as (
       delete from sessions where exists (select from started) and session_id in (
         select session_id from sessions where user_id = $3 order by last_used_at desc, session_id offset $7 - 1
       )
     )
     select session_id from started`,
    [
      randomUUID(),
      describeDevice(caller.userAgent),
      userId,
      passwordHash,
      proven.secondFactor,
      proven.vouched === true,
      services.config.sessionsPerUser,
      emailKey,
      services.config.openId?.roles?.hours ?? null,
      roleIds[services.siteSettings.values.newUserRole],
      caller.locale(),
    ],
  );
  if (!rows[0]) throw wrongLogin();
  return rows[0].session_id;
}
