import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from "typeorm";
import { maxLength } from "../../../shared/inputLimits";
import type { Locale } from "../../../shared/locales";
import { User } from "../users/User";

/** The kind of a mail; its text and link are created when it is sent. */
export type MailKind =
  | "password-reset"
  | "contributor-answer"
  | "email-changed"
  | "password-changed";

/** A mail that is to be sent. */
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

  /** Where the mail goes; null for the address that the user has when it is sent. */
  @Column("text", { nullable: true })
  recipient!: string | null;

  @Column("int", { default: 0 })
  attempts!: number;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  createdAt!: Date;

  /** Not before this moment; pushed ahead while a process is sending it. */
  @Index()
  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  nextTryAt!: Date;
}
