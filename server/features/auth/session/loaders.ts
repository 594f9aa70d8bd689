import { In } from "typeorm";
import type { Context, Loader } from "../../../graphql/context";
import { byKey } from "../../../graphql/loading";
import { isLive } from "./liveSessions";
import { Passkey } from "../passkeys/Passkey";
import { Session } from "./Session";

/** The viewer's sessions that have not expired, the most recently used first. */
export const findOwnSessions = ({ db, viewer, services }: Context): Promise<Session[]> =>
  db
    .getRepository(Session)
    .createQueryBuilder("s")
    .where("s.user_id = :userId", { userId: viewer!.userId })
    .andWhere(isLive(":sessionDays", ":sessionIdleDays"), services.config)
    .orderBy({ "s.last_used_at": "DESC", "s.created_at": "DESC", "s.session_id": "ASC" })
    .getMany();

/** The viewer's own sessions by sessionId; another's is nothing that one finds. */
export const ownSessionById: Loader<string, Session | null> = {
  async batch(ids, context) {
    return byKey(ids, await findOwnSessions(context), (session) => session.sessionId);
  },
};

/** The viewer's own passkeys by passkeyId; another's is nothing that one finds. */
export const ownPasskeyById: Loader<number, Passkey | null> = {
  async batch(ids, { db, viewer }) {
    const own = { passkeyId: In(ids), userId: viewer!.userId };
    return byKey(ids, await db.getRepository(Passkey).findBy(own), (passkey) => passkey.passkeyId);
  },
};
