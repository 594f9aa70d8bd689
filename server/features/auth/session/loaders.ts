import { In } from "typeorm";
import type { Context, Loader } from "../../../graphql/context";
import { byKey } from "../../../graphql/loading";
import { isLive } from "./liveSessions";
import { Passkey } from "../passkeys/Passkey";
import { Session } from "./Session";

/** The viewer's sessions that have not expired, the most recently used first. */
export const findViewerSessions = ({ db, viewer, services }: Context): Promise<Session[]> =>
  db
    .getRepository(Session)
    .createQueryBuilder("s")
    .where("s.user_id = :userId", { userId: viewer!.userId })
    .andWhere(isLive(":sessionDays", ":sessionIdleDays"), services.config)
    .orderBy({ "s.last_used_at": "DESC", "s.created_at": "DESC", "s.session_id": "ASC" })
    .getMany();

/** The viewer's own sessions by sessionId; null for sessions of other users. */
export const viewerSessionById: Loader<string, Session | null> = {
  async batch(ids, context) {
    return byKey(ids, await findViewerSessions(context), (session) => session.sessionId);
  },
};

/** The viewer's own passkeys by passkeyId; null for those of other users. */
export const viewerPasskeyById: Loader<number, Passkey | null> = {
  async batch(ids, { db, viewer }) {
    const where = { passkeyId: In(ids), userId: viewer!.userId };
    return byKey(
      ids,
      await db.getRepository(Passkey).findBy(where),
      (passkey) => passkey.passkeyId,
    );
  },
};
