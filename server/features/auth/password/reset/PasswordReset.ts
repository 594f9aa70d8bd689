import {
  Column,
  Entity,
  type EntityManager,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
} from "typeorm";
import { User } from "../../../users/User";
import { QueuedMail } from "../../../outbox/QueuedMail";

/** The reset link that counts for a user: the newest, and it alone. */
@Entity("password_resets")
@Unique(["tokenHash"])
export class PasswordReset {
  @PrimaryColumn("int")
  userId!: number;

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  /** SHA-256 of the token, which itself is only in the mail. */
  @Column("bytea")
  tokenHash!: Buffer;

  @Column({ type: "timestamptz", precision: 3 })
  expiresAt!: Date;
}

/**
 * Makes a reset link worthless, and one that is still to be mailed too. Belongs into the
 * transaction that changes an email or a password or bans somebody.
 */
export async function voidPasswordReset(data: EntityManager, userId: number): Promise<void> {
  // All that happens to a user's link takes turns by this row: a link that is being made for a
  // mail right now is either gone with the rest or not made.
  await data.query("select from users where user_id = $1 for no key update", [userId]);
  await data.getRepository(QueuedMail).delete({ userId, kind: "password-reset" });
  await data.getRepository(PasswordReset).delete({ userId });
}
