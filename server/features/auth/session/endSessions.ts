import type { Context } from "../../../graphql/context";
import { notFound } from "../../../errors";
import { globalId, parseGlobalId } from "../../../graphql/globalId";
import { isLive } from "./liveSessions";
import { Session } from "./Session";

/**
 * Ends one of the viewer's sessions and returns its global ID. Throws NOT_FOUND for another user's
 * session.
 */
export async function endSession(context: Context, id: string): Promise<string> {
  const { db, viewer } = context;
  const { type, key } = parseGlobalId(id);
  if (type !== "Session" || typeof key === "number") throw notFound("Session");
  const where = { sessionId: key, userId: viewer!.userId };
  const { affected } = await db.getRepository(Session).delete(where);
  if (!affected) throw notFound("Session");
  context.recordEvent("session ended", { userId: where.userId });
  return globalId("Session", key);
}

/** Ends all other sessions of the viewer; returns the number of sessions that had not expired. */
export async function endOtherSessions(context: Context): Promise<number> {
  const { db, viewer, services } = context;
  const { sessionDays, sessionIdleDays } = services.config;
  const rows: { count: number }[] = await db.query(
    `with s as (delete from sessions where user_id = $1 and session_id <> $2 returning *)
     select count(*)::int as count from s where ${isLive("$3", "$4")}`,
    [viewer!.userId, viewer!.sessionId, sessionDays, sessionIdleDays],
  );
  context.recordEvent("session ended", { userId: viewer!.userId });
  return rows[0]!.count;
}
