import type { DataSource } from "typeorm";
import type { Locale } from "../../../../shared/locales";
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
  confirmed: boolean;
  stale: boolean;
  position: string | null;
}

/** The factor for the age of a write after which every replica in use contains the write. */
const MARGIN = 2;

/** The contents of a token: its session and user. */
type TokenSession = NonNullable<ReturnType<Tokens["verify"]>>;

/**
 * Reads session, user, role and ban in one statement; no authority comes from the token or from a replica. `position`
 * is that of the user's latest write. A new session gets the highest position, because replicas may lack it.
 */
const FIND = prepareStatement(`
  select u.user_id, r.role_name, u.banned, u.ban_reason, u.must_change_password, u.two_factor,
    s.vouched, u.email_confirmed_at is not null as confirmed,
    s.last_used_at < now() - interval '1 minute' as stale,
    (case when s.created_at > now() - make_interval(secs => $5) then 'FFFFFFFF/FFFFFFFF'::pg_lsn
      when w.written_at > now() - make_interval(secs => $5) then w.position end)::text as position
  from sessions s join users u using (user_id) join roles r using (role_id)
    left join last_writes w using (user_id)
  where s.session_id = $1 and s.user_id = $2
    and ${isLive("$3", "$4")}`);

/**
 * Stores the time of a use. A locked account is skipped: a change of the account locks it before its sessions, so that
 * waiting for it could be a deadlock.
 */
const TOUCH = `
  with seen as (
    select user_id from users
    where user_id = $2 and coalesce(last_seen_at < now() - interval '1 hour', true)
    for no key update skip locked
  ), noted as (
    update users set last_seen_at = now() from seen where users.user_id = seen.user_id
  )
  update sessions set last_used_at = now(), locale = coalesce($3, locale)
  where session_id = $1 and last_used_at < now() - interval '1 minute'`;

/** The sender of a request, or the error for its token. */
export interface Authentication {
  viewer: Viewer | null;
  authError: AppError | null;
  prefetched: readonly PrefetchedRows[];
}

const rejectWith = (authError: AppError): Authentication => ({
  viewer: null,
  authError,
  prefetched: [],
});

const rejectEnded = () => rejectWith(sessionEnded());

/** The databases from which sessions are read. */
export interface SessionSource {
  /** The primary database. */
  db: DataSource;
  replicas: ReadReplicas | null;
}

const findStatement = (
  { sessionId, userId }: TokenSession,
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
  // The request is refused, because waiting for an unavailable primary would occupy a slot that
  // other reads could use.
  if (replicas?.isPrimarySilent) throw unavailable(new Error("The primary does not answer."));
}

async function findSession(
  tokenSession: TokenSession,
  source: SessionSource,
  config: Services["config"],
): Promise<SessionRow | undefined> {
  requirePrimary(source);
  const [sql, parameters] = findStatement(tokenSession, config);
  const rows: SessionRow[] = await source.db.query(sql, [...parameters]);
  return rows[0];
}

/** Finds a session, and sends other statements in the same round trip. */
async function findSessionWith(
  statements: readonly Statement[],
  tokenSession: TokenSession,
  source: SessionSource,
  config: Services["config"],
): Promise<{ row: SessionRow | undefined; prefetched: PrefetchedRows[] }> {
  if (statements.length === 0)
    return { row: await findSession(tokenSession, source, config), prefetched: [] };
  requirePrimary(source);
  const [session, ...results] = await queryPipelined(source.db, [
    findStatement(tokenSession, config),
    ...statements,
  ]);
  if (session?.status !== "fulfilled") throw session?.reason;
  return {
    row: (session.value as SessionRow[])[0],
    // The failed statements are dropped: the field that needs one executes it again and reports the
    // error.
    prefetched: results.flatMap((result, i) =>
      result.status === "fulfilled" ? [{ statement: statements[i]!, rows: result.value }] : [],
    ),
  };
}

const toViewer = (
  row: SessionRow,
  { sessionId }: TokenSession,
  config: Services["config"],
): Viewer => ({
  userId: row.user_id,
  roleName: row.role_name,
  sessionId,
  vouched: row.vouched,
  ...(config.confirmEmail && !row.confirmed && { mustConfirmEmail: true }),
  position: row.position === null ? BEGINNING : readPosition(row.position),
});

/** Returns the error for a user who first has to change the password or set up a second factor. */
function setUpError(row: SessionRow, config: Services["config"]): AppError | null {
  if (row.must_change_password) return passwordChangeRequired();
  const hasFactor = row.two_factor || row.vouched;
  const lacksFactor = !hasFactor && config.requireTwoFactor.includes(row.role_name);
  return lacksFactor ? twoFactorSetupRequired() : null;
}

/** Returns the contents of a request's token; null for an invalid token or several tokens. */
function readToken(headers: readonly string[], tokens: Tokens): TokenSession | null {
  const [header, ...otherHeaders] = headers;
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? "")?.[1];
  return token && otherHeaders.length === 0 ? tokens.verify(token) : null;
}

/**
 * Finds the viewer for whom a page is rendered. Returns null if the token is invalid, its session has ended, or the
 * user has to set up something first. This does not count as a use of the session.
 */
export async function authenticatePage(
  token: string,
  source: SessionSource,
  { pageTokens, config }: Services,
): Promise<Viewer | null> {
  const tokenSession = pageTokens.verify(token);
  const row = tokenSession && (await findSession(tokenSession, source, config));
  return row && !row.banned && !setUpError(row, config)
    ? toViewer(row, tokenSession, config)
    : null;
}

/**
 * Authenticates a request.
 * @param headers every Authorization header of the request; more than one is refused
 * @param prefetch returns the statements to send together with the one that reads the session of a user
 * @param readLocale returns the language of the request, which is stored with the session
 */
export async function authenticate(
  headers: readonly string[],
  source: SessionSource,
  { tokens, config }: Services,
  prefetch: (userId: number) => Statement[] = () => [],
  readLocale: () => Locale | null = () => null,
): Promise<Authentication> {
  if (headers.length === 0) return { viewer: null, authError: null, prefetched: [] };
  const tokenSession = readToken(headers, tokens);
  if (!tokenSession) return rejectEnded();
  const { row, prefetched } = await findSessionWith(
    prefetch(tokenSession.userId),
    tokenSession,
    source,
    config,
  );
  if (!row) return rejectEnded();
  if (row.banned) return rejectWith(accountBanned(row.ban_reason));
  if (row.stale) {
    await source.db.query(TOUCH, [tokenSession.sessionId, row.user_id, readLocale()]);
  }
  const authError = setUpError(row, config);
  return { viewer: toViewer(row, tokenSession, config), authError, prefetched };
}
