import type { Context } from "../../../graphql/context";
import { notFound } from "../../../errors";
import { globalId, parseGlobalId } from "../../../graphql/globalId";
import { isLive } from "./liveSessions";
import { Session } from "./Session";

/** Ends one of the viewer's sessions and answers its global id. Throws NOT_FOUND for another's. */
export async function endSession(context: Context, id: string): Promise<string> {
  const { db, viewer } = context;
  const { type, key } = parseGlobalId(id);
  if (type !== "Session" || typeof key === "number") throw notFound("Session");
  const own = { sessionId: key, userId: viewer!.userId };
  const { affected } = await db.getRepository(Session).delete(own);
  if (!affected) throw notFound("Session");
  context.recordEvent("session ended", { userId: own.userId });
  return globalId("Session", key);
}

/** Ends all other sessions of the viewer; returns the number of those that had not expired. */
export async function endOtherSessions(context: Context): Promise<number> {
  const { db, viewer, services } = context;
  const { sessionDays, sessionIdleDays } = services.config;
  const ended: { count: number }[] = await db.query(
    `with s as (delete from sessions where user_id = $1 and session_id <> $2 returning *)
     select count(*)::int as count from s where ${isLive("$3", "$4")}`,
    [viewer!.userId, viewer!.sessionId, sessionDays, sessionIdleDays],
  );
  context.recordEvent("session ended", { userId: viewer!.userId });
  return ended[0]!.count;
}
