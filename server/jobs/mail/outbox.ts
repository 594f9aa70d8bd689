import type { DataSource } from "typeorm";
import { isDue } from "../../database/isDue";
import type { QueuedMail } from "../../features/outbox/QueuedMail";

/**
 * The duration of a claim, which exceeds that of sending. If the process that claimed a mail dies,
 * another one claims the mail afterwards.
 */
const LEASE_SECONDS = 30;

/** The condition for mails that are sent; rows without a recipient stand for unknown addresses. */
const HAS_RECIPIENT = "(user_id is not null or recipient is not null)";

const CLAIM_MAIL = `
  update outbox set attempts = attempts + 1, next_try_at = now() + make_interval(secs => $1)
  where mail_id = (
    select mail_id from outbox where ${isDue("next_try_at")} and ${HAS_RECIPIENT}
    order by next_try_at limit 1 for update skip locked
  )
  returning mail_id as "mailId", kind, locale, recipient, path, attempts`;

const POSTPONE_MAIL = `
  update outbox set next_try_at = now() + make_interval(secs => $2) where mail_id = $1`;

const DELETE_OUTDATED = `delete from outbox where not (${HAS_RECIPIENT}) or created_at < now() - interval '1 day'
  returning ${HAS_RECIPIENT} as "hasRecipient"`;

const READ_QUEUE = `
  select count(*)::int as count,
    coalesce(extract(epoch from now() - min(created_at)), 0)::float as "ageSeconds"
  from outbox where ${HAS_RECIPIENT}`;

/** A mail that this process has claimed. */
export interface ClaimedMail extends Pick<
  QueuedMail,
  "mailId" | "kind" | "locale" | "recipient" | "path"
> {
  /** The number of claims, including this one. */
  attempts: number;
}

/**
 * Claims the mail that has waited longest, if any is due. No transaction stays open while it is sent: the embedded
 * database has one connection, and every request would wait for the mail server.
 */
export async function claimMail(db: DataSource): Promise<ClaimedMail | null> {
  const [rows]: [ClaimedMail[], number] = await db.query(CLAIM_MAIL, [LEASE_SECONDS]);
  return rows[0] ?? null;
}

/** The state of the mail queue. */
export interface MailQueue {
  count: number;
  /** The age of the oldest mail; 0 for an empty queue. */
  ageSeconds: number;
}

/** Reads the length of the mail queue and the age of its oldest mail. */
export async function readMailQueue(db: DataSource): Promise<MailQueue> {
  const [queue]: [MailQueue] = await db.query(READ_QUEUE);
  return queue;
}

/** Postpones a mail that could not be sent. */
export async function postponeMail(db: DataSource, mailId: number, seconds: number): Promise<void> {
  await db.query(POSTPONE_MAIL, [mailId, seconds]);
}

/** Deletes a mail that was sent or will never be sent. */
export async function deleteMail(db: DataSource, mailId: number): Promise<void> {
  await db.query("delete from outbox where mail_id = $1", [mailId]);
}

/**
 * Deletes rows without a recipient and mails that are too old; returns the number of deleted old mails.
 */
export async function tidyOutbox(db: DataSource): Promise<number> {
  const [rows]: [{ hasRecipient: boolean }[], number] = await db.query(DELETE_OUTDATED);
  return rows.filter((row) => row.hasRecipient).length;
}
