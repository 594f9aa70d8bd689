import type { DataSource } from "typeorm";
import type { RoleName, Viewer } from "../../graphql/context";
import { accountBanned, type AppError, unauthenticated } from "../../errors";
import type { Services } from "../../services";
import { isLive } from "./liveSessions";

interface SessionRow {
  user_id: number;
  role_name: RoleName;
  banned: boolean;
  ban_reason: string | null;
  stale: boolean;
}

/** Session, user, role and ban in one statement; nothing of authority is read from the token. */
const FIND = `
  select u.user_id, r.role_name, u.banned, u.ban_reason,
    s.last_used_at < now() - interval '1 minute' as stale
  from sessions s join users u using (user_id) join roles r using (role_id)
  where s.session_id = $1 and s.user_id = $2
    and ${isLive("$3", "$4")}`;

const TOUCH = `update sessions set last_used_at = now()
  where session_id = $1 and last_used_at < now() - interval '1 minute'`;

/** Who sent a request, or why the token that came with it is refused. */
export interface Authentication {
  viewer: Viewer | null;
  authError: AppError | null;
}

const rejected = (authError: AppError): Authentication => ({ viewer: null, authError });

const sessionEnded = () =>
  rejected(unauthenticated("Your session has ended. Please log in again."));

/**
 * Finds out who is asking.
 * @param headers every Authorization header of the request; more than one is refused
 */
export async function authenticate(
  headers: readonly string[],
  db: DataSource,
  { tokens, config }: Services,
): Promise<Authentication> {
  const [header] = headers;
  if (header === undefined) return { viewer: null, authError: null };
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
  const named = headers.length === 1 && token ? tokens.verify(token) : null;
  if (!named) return sessionEnded();
  const { sessionId, userId } = named;
  const rows: SessionRow[] = await db.query(FIND, [
    sessionId,
    userId,
    config.sessionDays,
    config.sessionIdleDays,
  ]);
  const [row] = rows;
  if (!row) return sessionEnded();
  if (row.banned) return rejected(accountBanned(row.ban_reason));
  if (row.stale) await db.query(TOUCH, [sessionId]);
  return { viewer: { userId: row.user_id, roleName: row.role_name, sessionId }, authError: null };
}
