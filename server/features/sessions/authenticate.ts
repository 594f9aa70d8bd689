import { LRUCache } from "lru-cache";
import { DatabaseError } from "pg";
import { type DataSource, QueryFailedError } from "typeorm";
import type { RoleName, Viewer } from "../../graphql/context";
import {
  accountBanned,
  type AppError,
  passwordChangeRequired,
  twoFactorSetupRequired,
  unavailable,
} from "../../errors";
import type { Services, Tokens } from "../../services";
import { prepared } from "../../database/prepared";
import { canQueryTogether, queryTogether, type Statement } from "../../database/queryDirectly";
import { requireThat } from "../../database/requirement";
import { BEGINNING, readPosition } from "../../database/replicas/positions";
import type { ReadReplicas } from "../../database/replicas/ReadReplicas";
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
const SESSION = `
  select u.user_id, r.role_name, u.banned, u.ban_reason, u.must_change_password, u.two_factor,
    s.vouched,
    s.last_used_at < now() - interval '1 minute' as stale,
    (case when s.created_at > now() - make_interval(secs => $5) then 'FFFFFFFF/FFFFFFFF'::pg_lsn
      when w.written_at > now() - make_interval(secs => $5) then w.position end)::text as position
  from sessions s join users u using (user_id) join roles r using (role_id)
    left join last_writes w using (user_id)
  where s.session_id = $1 and s.user_id = $2
    and ${isLive("$3", "$4")}`;

const FIND = prepared(SESSION);

/** Fails unless the session is there, and lets its user in as the same as before. */
const REQUIRE = prepared(`
  select ${requireThat("count(*) = 1", "The session has ended or changed.")}
  from (${SESSION}) as session
  where not banned and not must_change_password and role_name = $6 and two_factor = $7 and vouched = $8`);

/** How many sessions are remembered, and for how long; less than it takes until they have to be marked as used again. */
const REMEMBERED = { max: 2_000, ttl: 10_000, ttlResolution: 100 };

/** Sessions by their IDs that have let somebody in lately. */
const remembered = new WeakMap<DataSource, LRUCache<string, SessionRow>>();

const TOUCH = `update sessions set last_used_at = now()
  where session_id = $1 and last_used_at < now() - interval '1 minute'`;

/** Who sent a request, or why the token that came with it is refused. */
export interface Authentication {
  viewer: Viewer | null;
  authError: AppError | null;
  /** What was read ahead for the viewer. */
  ahead: ReadRows;
}

/** Statements, and what they have returned. */
interface ReadRows {
  statements: readonly Statement[];
  results: readonly unknown[];
}

const NOTHING: ReadRows = { statements: [], results: [] };

const rejected = (authError: AppError): Authentication => ({
  viewer: null,
  authError,
  ahead: NOTHING,
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

async function findSession(
  named: NamedSession,
  { db, replicas }: SessionSource,
  config: Services["config"],
): Promise<SessionRow | undefined> {
  // Whoever waited in vain would have a slot that others could read with.
  if (replicas?.isPrimarySilent) throw unavailable(new Error("The primary does not answer."));
  const [sql, parameters] = findStatement(named, config);
  const rows: SessionRow[] = await db.query(sql, [...parameters]);
  return rows[0];
}

/** Finds a session, and executes other statements with it where that saves a message to the server. */
async function findWith(
  statements: readonly Statement[],
  named: NamedSession,
  source: SessionSource,
  config: Services["config"],
): Promise<{ row: SessionRow | undefined; ahead: ReadRows }> {
  if (statements.length > 0 && canQueryTogether(source.db)) {
    try {
      const all = await queryTogether(source.db, [findStatement(named, config), ...statements]);
      const [rows, ...results] = all as [SessionRow[], ...unknown[]];
      return { row: rows[0], ahead: { statements, results } };
    } catch (error) {
      // What failed may be one of the others, which are executed again when they are needed.
      if (!isFromServer(error)) throw error;
    }
  }
  return { row: await findSession(named, source, config), ahead: NOTHING };
}

/** Whether the server has answered with an error. */
const isFromServer = (error: unknown): boolean =>
  error instanceof QueryFailedError && error.driverError instanceof DatabaseError;

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
 * @param readAhead what to read together with the session of a user
 */
export async function authenticate(
  headers: readonly string[],
  source: SessionSource,
  { tokens, config }: Services,
  readAhead: (userId: number) => Statement[] = () => [],
): Promise<Authentication> {
  if (headers.length === 0) return { viewer: null, authError: null, ahead: NOTHING };
  const named = namedBy(headers, tokens);
  if (!named) return rejectEnded();
  const { row, ahead } = await findWith(readAhead(named.userId), named, source, config);
  if (!row) return rejectEnded();
  if (row.banned) return rejected(accountBanned(row.ban_reason));
  if (row.stale) await source.db.query(TOUCH, [named.sessionId]);
  const authError = setUpError(row, config);
  if (!authError) remember(row, named, source);
  return { viewer: viewerOf(row, named), authError, ahead };
}

function remember(row: SessionRow, { sessionId }: NamedSession, { db }: SessionSource): void {
  const sessions = remembered.get(db) ?? new LRUCache<string, SessionRow>(REMEMBERED);
  remembered.set(db, sessions);
  sessions.set(sessionId, row);
}

/** Who is probably asking, and a statement that fails if that is not so any more. */
export interface Assumption {
  viewer: Viewer;
  statement: Statement;
}

/**
 * Says without asking the database who is asking, by what was last read; whatever is done by it must be undone if the
 * statement fails. Null for whoever has not asked lately, and where statements cannot be sent together.
 * @param headers every Authorization header of the request
 */
export function assumeViewer(
  headers: readonly string[],
  source: SessionSource,
  { tokens, config }: Services,
): Assumption | null {
  if (source.replicas || !canQueryTogether(source.db)) return null;
  const named = namedBy(headers, tokens);
  const row = named && remembered.get(source.db)?.get(named.sessionId);
  if (!row) return null;
  const [, parameters] = findStatement(named, config);
  const known = [row.role_name, row.two_factor, row.vouched];
  return { viewer: viewerOf(row, named), statement: [REQUIRE, [...parameters, ...known]] };
}
