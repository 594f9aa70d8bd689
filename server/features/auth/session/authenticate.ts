import type { DataSource } from "typeorm";
import type { PrefetchedRows, RoleName, Viewer } from "../../../graphql/context";
import {
  accountBanned,
  type AppError,
  passwordChangeRequired,
  twoFactorSetupRequired,
  unavailable,
} from "../../../errors";
import type { Services, Tokens } from "../../../services";
import { prepareStatement } from "../../../database/preparedStatements";
import { queryPipelined, type Statement } from "../../../database/queryPipelined";
import { BEGINNING, readPosition } from "../../../database/replicas/positions";
import type { ReadReplicas } from "../../../database/replicas/ReadReplicas";
import { isLive } from "./liveSessions";
import { sessionEnded } from "./Session";

interface SessionRow {
  user_id: number;
  role_name: RoleName;
  banned: boolean;
  ban_reason: string | null;
  must_change_password: boolean;
  two_factor: boolean;
  vouched: boolean;
  stale: boolean;
  position: string | null;
}

/** What was written longer ago than replicas may be old is on all that are asked. */
const MARGIN = 2;

/** What a token names. */
type NamedSession = NonNullable<ReturnType<Tokens["verify"]>>;

/**
 * Session, user, role and ban in one statement; nothing of authority is read from the token, or from a replica. The
 * position is that of what the user has written lately. Of a new session no replica may know, whatever it has replayed.
 */
const FIND = prepareStatement(`
  select u.user_id, r.role_name, u.banned, u.ban_reason, u.must_change_password, u.two_factor,
    s.vouched,
    s.last_used_at < now() - interval '1 minute' as stale,
    (case when s.created_at > now() - make_interval(secs => $5) then 'FFFFFFFF/FFFFFFFF'::pg_lsn
      when w.written_at > now() - make_interval(secs => $5) then w.position end)::text as position
  from sessions s join users u using (user_id) join roles r using (role_id)
    left join last_writes w using (user_id)
  where s.session_id = $1 and s.user_id = $2
    and ${isLive("$3", "$4")}`);

const TOUCH = `update sessions set last_used_at = now()
  where session_id = $1 and last_used_at < now() - interval '1 minute'`;

/** Who sent a request, or why the token that came with it is refused. */
export interface Authentication {
  viewer: Viewer | null;
  authError: AppError | null;
  prefetched: readonly PrefetchedRows[];
}

const rejected = (authError: AppError): Authentication => ({
  viewer: null,
  authError,
  prefetched: [],
});

const rejectEnded = () => rejected(sessionEnded());

/** Where sessions are read from. */
export interface SessionSource {
  /** The primary. */
  db: DataSource;
  replicas: ReadReplicas | null;
}

const findStatement = (
  { sessionId, userId }: NamedSession,
  { sessionDays, sessionIdleDays, replicaUrls, replicaMaxAge }: Services["config"],
): Statement => [
  FIND,
  [
    sessionId,
    userId,
    sessionDays,
    sessionIdleDays,
    replicaUrls.length > 0 ? MARGIN * replicaMaxAge : 0,
  ],
];

function requirePrimary({ replicas }: SessionSource): void {
  // Waiting in vain would take a slot that others could read with.
  if (replicas?.isPrimarySilent) throw unavailable(new Error("The primary does not answer."));
}

async function findSession(
  named: NamedSession,
  source: SessionSource,
  config: Services["config"],
): Promise<SessionRow | undefined> {
  requirePrimary(source);
  const [sql, parameters] = findStatement(named, config);
  const rows: SessionRow[] = await source.db.query(sql, [...parameters]);
  return rows[0];
}

/** Finds a session, and sends other statements with it. */
async function findSessionWith(
  statements: readonly Statement[],
  named: NamedSession,
  source: SessionSource,
  config: Services["config"],
): Promise<{ row: SessionRow | undefined; prefetched: PrefetchedRows[] }> {
  if (statements.length === 0)
    return { row: await findSession(named, source, config), prefetched: [] };
  requirePrimary(source);
  const [session, ...results] = await queryPipelined(source.db, [
    findStatement(named, config),
    ...statements,
  ]);
  if (session?.status !== "fulfilled") throw session?.reason;
  return {
    row: (session.value as SessionRow[])[0],
    // A failed statement is executed again by the field that needs it, which reports the error.
    prefetched: results.flatMap((result, i) =>
      result.status === "fulfilled" ? [{ statement: statements[i]!, rows: result.value }] : [],
    ),
  };
}

const viewerOf = (row: SessionRow, { sessionId }: NamedSession): Viewer => ({
  userId: row.user_id,
  roleName: row.role_name,
  sessionId,
  vouched: row.vouched,
  position: row.position === null ? BEGINNING : readPosition(row.position),
});

/** What a user has to do before anything else. */
function setUpError(row: SessionRow, config: Services["config"]): AppError | null {
  if (row.must_change_password) return passwordChangeRequired();
  const hasFactor = row.two_factor || row.vouched;
  const lacksFactor = !hasFactor && config.requireTwoFactor.includes(row.role_name);
  return lacksFactor ? twoFactorSetupRequired() : null;
}

/** What the token of a request names; null for one that is invalid, or one of several. */
function namedBy(headers: readonly string[], tokens: Tokens): NamedSession | null {
  const [header, ...more] = headers;
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? "")?.[1];
  return token && more.length === 0 ? tokens.verify(token) : null;
}

/**
 * Finds out for whom a page is rendered; null for a token that is invalid or whose session has ended, and
 * for a user who may see no page but that of what has to be set up. It does not count as a use of the session.
 */
export async function authenticatePage(
  token: string,
  source: SessionSource,
  { pageTokens, config }: Services,
): Promise<Viewer | null> {
  const named = pageTokens.verify(token);
  const row = named && (await findSession(named, source, config));
  return row && !row.banned && !setUpError(row, config) ? viewerOf(row, named) : null;
}

/**
 * Finds out who is asking.
 * @param headers every Authorization header of the request; more than one is refused
 * @param prefetch returns the statements to send together with the one that reads the session of a user
 */
export async function authenticate(
  headers: readonly string[],
  source: SessionSource,
  { tokens, config }: Services,
  prefetch: (userId: number) => Statement[] = () => [],
): Promise<Authentication> {
  if (headers.length === 0) return { viewer: null, authError: null, prefetched: [] };
  const named = namedBy(headers, tokens);
  if (!named) return rejectEnded();
  const { row, prefetched } = await findSessionWith(prefetch(named.userId), named, source, config);
  if (!row) return rejectEnded();
  if (row.banned) return rejected(accountBanned(row.ban_reason));
  if (row.stale) await source.db.query(TOUCH, [named.sessionId]);
  const authError = setUpError(row, config);
  return { viewer: viewerOf(row, named), authError, prefetched };
}
