import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  type EntityManager,
  ManyToOne,
  PrimaryGeneratedColumn,
} from "typeorm";
import { maxLength } from "../../../shared/inputLimits";
import type { Locale } from "../../../shared/locales";
import type { NoticeKind } from "../notices/NoticeKind";
import { FORMER_DOMAIN, LATEST_LOCALE } from "../notices/Notice";
import { User } from "../users/User";

/** The changes of an account that a mail reports. */
export type AccountNotice =
  | "authenticator-added"
  | "authenticator-removed"
  | "email-changed"
  | "email-new"
  | "factors-removed"
  | "identity-linked"
  | "identity-removed"
  | "passkey-added"
  | "passkey-removed"
  | "password-changed"
  | "recovery-code-used"
  | "recovery-codes-renewed"
  | "two-factor-off"
  | "two-factor-on";

/** The kind of a mail; its text and link are created when it is sent. */
export type MailKind =
  | "account-deleted"
  | "confirm-email"
  | "contributor-answer"
  | "contributor-request"
  | "password-reset"
  | "welcome"
  | AccountNotice
  | NoticeKind;

/** A mail that is waiting to be sent. */
@Entity("outbox")
@Check("char_length(kind) between 1 and 50")
@Check("char_length(locale) between 1 and 50")
@Check("char_length(path) between 1 and 200")
@Check(`char_length(recipient) <= ${maxLength.email}`)
export class QueuedMail {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  mailId!: number;

  /** Null for a deleted account, and for a request with an unknown address, which has no recipient and is never sent. */
  @Index()
  @Column("int", { nullable: true })
  userId!: number | null;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User | null;

  @Column("text")
  kind!: MailKind;

  /** The language that the mail is written in; null for the site's default. */
  @Column("text", { nullable: true, default: "en" })
  locale!: Locale | null;

  /** The path of the page that a notice links to, which contains nothing that a user wrote. */
  @Column("text", { nullable: true })
  path!: string | null;

  /** The address to send to; null for the user's address at the time of sending. */
  @Column("text", { nullable: true })
  recipient!: string | null;

  @Column("int", { default: 0 })
  attempts!: number;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  createdAt!: Date;

  /** The earliest time of the next attempt. A process that sends the mail moves it into the future. */
  @Index()
  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  nextTryAt!: Date;
}

/** The parts of a queued mail with which it is composed. */
export interface MailToCompose extends Pick<QueuedMail, "mailId" | "kind" | "recipient" | "path"> {
  locale: Locale;
}

interface Account {
  userId: number;
  email: string;
}

/**
 * Queues a mail about a change of an account, in the transaction of the change.
 * @param account the state before the change, so that the mail does not go to a new owner instead
 */
export async function queueAccountNotice(
  data: EntityManager,
  kind: AccountNotice,
  { userId, email }: Account,
  locale: Locale,
): Promise<void> {
  await data.getRepository(QueuedMail).insert({ userId, kind, locale, recipient: email });
}

/** Queues a mail to a new user, or one that confirms a new address. */
export async function queueWelcome(
  data: EntityManager,
  kind: "welcome" | "confirm-email",
  userId: number,
  locale: Locale,
): Promise<void> {
  await data.getRepository(QueuedMail).insert({ userId, kind, locale });
}

/** The row refers to no user, because the mail has to survive the account. */
const QUEUE_DELETION = `
  insert into outbox (kind, locale, recipient)
  select 'account-deleted', ${LATEST_LOCALE}, email from users
  where user_id = $1 and email_key not like '%@${FORMER_DOMAIN}'`;

/** Queues the mail about the deletion of an account, in the transaction that deletes it, and before its sessions. */
export async function queueDeletionMail(data: EntityManager, userId: number): Promise<void> {
  await data.query(QUEUE_DELETION, [userId]);
}
