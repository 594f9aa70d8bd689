import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from "typeorm";
import { User } from "../users/User";

/** The kind of a mail; its text and link are created when it is sent. */
export type MailKind = "password-reset";

/** A mail that is to be sent. */
@Entity("outbox")
@Check("char_length(kind) between 1 and 50")
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

  @Column("int", { default: 0 })
  attempts!: number;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  createdAt!: Date;

  /** Not before this moment; pushed ahead while a process is sending it. */
  @Index()
  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  nextTryAt!: Date;
}
