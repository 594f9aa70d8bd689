import { randomUUID } from "node:crypto";
import type { Context } from "../../../graphql/context";
import { type AppError, unauthenticated } from "../../../errors";
import { roleIds } from "../../users/Role";
import type { User } from "../../users/User";
import { deviceName } from "./deviceName";

/** What a login has proven besides the first factor. */
export interface ProvenFactor {
  secondFactor: boolean;
  /** Whether the provider that somebody logs in by has vouched for it. */
  vouched?: boolean;
}

/** What is said of an unknown email and of a wrong password alike. */
export const wrongLogin = (): AppError => unauthenticated("Invalid email or password.");

/**
 * When a role that a provider has given ends; null for other roles. Only the last admin keeps an outdated role, for
 * whom the time begins with the session.
 */
const ROLE_EXPIRY = `(
  select make_interval(hours => $9::int)
    + case when last_used_at + make_interval(hours => $9::int) > now() then last_used_at else now() end
  from identities
  where identities.user_id = users.user_id and users.role_id <> $10
)`;

/**
 * Starts a session of an account that was read before its password or passkey was checked, and returns the session's
 * id. A change of the password or the address that is under way is waited for, and then the login fails: no session
 * begins with what such a change has ended. The same holds for a second factor that is being added. Of more sessions
 * than an account may have, the least recently used ones end.
 * @param proven whether a second factor was proven, which accounts that have one need, and whether that was
 *   by the word of the provider that somebody logs in by
 */
export async function startSession(
  { db, caller, services }: Context,
  { userId, passwordHash, emailKey }: User,
  proven: ProvenFactor,
): Promise<string> {
  const started: { session_id: string }[] = await db.query(
    `with started as (
       insert into sessions (session_id, user_id, device, vouched, expires_at)
       select $1::uuid, user_id, $2, $6, ${ROLE_EXPIRY} from users where user_id = $3 and password_hash = $4 and email_key = $8 and (not two_factor or $5)
       for share
       returning session_id
     ), ended as (
       delete from sessions where exists (select from started) and session_id in (
         select session_id from sessions where user_id = $3 order by last_used_at desc, session_id offset $7 - 1
       )
     )
     select session_id from started`,
    [
      randomUUID(),
      deviceName(caller.userAgent),
      userId,
      passwordHash,
      proven.secondFactor,
      proven.vouched === true,
      services.config.sessionsPerUser,
      emailKey,
      services.config.openId?.roles?.hours ?? null,
      roleIds[services.config.newUserRole],
    ],
  );
  if (!started[0]) throw wrongLogin();
  return started[0].session_id;
}
