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
export type MailKind = "password-reset" | "contributor-answer" | AccountNotice;

/** A mail that is waiting to be sent. */
@Entity("outbox")
@Check("char_length(kind) between 1 and 50")
@Check("char_length(locale) between 1 and 50")
@Check(`char_length(recipient) <= ${maxLength.email}`)
export class QueuedMail {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  mailId!: number;

  /** Null for a request with an unknown address, which is never sent. */
  @Index()
  @Column("int", { nullable: true })
  userId!: number | null;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User | null;

  @Column("text")
  kind!: MailKind;

  /** The language that the mail is written in. */
  @Column("text", { default: "en" })
  locale!: Locale;

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

interface Account {
  userId: number;
  email: string;
}

/**
 * Queues a mail about a change of an account, in the transaction of the change.
 * @param account the state before the change, so that the mail does not go to a new owner instead
 */
export async function queueNotice(
  data: EntityManager,
  kind: AccountNotice,
  { userId, email }: Account,
  locale: Locale,
): Promise<void> {
  await data.getRepository(QueuedMail).insert({ userId, kind, locale, recipient: email });
}
