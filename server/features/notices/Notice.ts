import type { EntityManager } from "typeorm";
import type { NoticeKind } from "./NoticeKind";

/** The SQL of the language that a user last used; null if unknown. The query has a row of `users`. */
export const LATEST_LOCALE = `(
  select s.locale from sessions s where s.user_id = users.user_id and s.locale is not null
  order by s.last_used_at desc limit 1)`;

/** The domain of the addresses of former members, to which no mail is sent. */
export const FORMER_DOMAIN = "former.invalid";

/** The SQL condition for users who receive mails that others cause. */
export const RECEIVES_MAIL = `not users.banned and users.email_confirmed_at is not null
  and users.email_key not like '%@${FORMER_DOMAIN}'`;

/**
 * The SQL that queues a notice, unless its user has switched this kind off. It is for a `with` clause of a statement
 * that writes; other code calls `queueNotice`.
 * @param kind the SQL of the kind
 * @param userId the SQL of the recipients: a value, or a query that returns several
 * @param path the SQL of the linked page's path
 */
export const insertNotice = (kind: string, userId: string, path: string): string => `
  insert into outbox (user_id, kind, locale, path)
  select users.user_id, ${kind}, ${LATEST_LOCALE}, ${path} from users
  where users.user_id in (${userId}) and ${RECEIVES_MAIL} and not ${kind} = any(users.muted_notices)`;

const INSERT = insertNotice("$1::text", "$2::int", "$3::text");

/** A notice for a user about what another one did. */
export interface Notice {
  kind: NoticeKind;
  /** The recipient. Do not queue notices about what users did themselves. */
  userId: number;
  /** The path of the page to open, such as `/recipes/1#reviews`. It must contain nothing that a user wrote. */
  path: string;
}

/**
 * Queues a mail about what another user did, in the transaction of the act, unless its recipient has switched this kind
 * off. Emit "queued" on `services.outbox` after the transaction, so that it is sent immediately.
 */
export async function queueNotice(
  data: Pick<EntityManager, "query">,
  { kind, userId, path }: Notice,
): Promise<void> {
  await data.query(INSERT, [kind, userId, path]);
}
