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

/** What a mail is about; its words and its link are made as it is sent. */
export type MailKind = "password-reset";

/** A mail that is to be sent. */
@Entity("outbox")
@Check("char_length(kind) between 1 and 50")
export class QueuedMail {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  mailId!: number;

  /** Nobody, where somebody asked for an address that no account has; never sent. */
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
