import {
  Column,
  Entity,
  type EntityManager,
  In,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
} from "typeorm";
import { User } from "../../../users/User";
import { QueuedMail } from "../../../outbox/QueuedMail";

/** The only valid reset link of a user, which is the newest. */
@Entity("password_resets")
@Unique(["tokenHash"])
export class PasswordReset {
  @PrimaryColumn("int")
  userId!: number;

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  /** The SHA-256 hash of the token, which is only in the mail. */
  @Column("bytea")
  tokenHash!: Buffer;

  @Column({ type: "timestamptz", precision: 3 })
  expiresAt!: Date;
}

/**
 * Invalidates a reset link, and the mail that has not been sent. Call it in the transaction that
 * changes an email or a password or bans a user.
 */
export const voidPasswordReset = (data: EntityManager, userId: number): Promise<void> =>
  voidPasswordResets(data, [userId]);

/** Does the same as `voidPasswordReset` for several users. */
export async function voidPasswordResets(
  data: EntityManager,
  userIds: readonly number[],
): Promise<void> {
  // The row serializes all changes of a user's link. A link that is being created for a mail is
  // either deleted with the others or not created.
  await data.query("select from users where user_id = any($1) order by user_id for no key update", [
    userIds,
  ]);
  const userId = In(userIds);
  await data.getRepository(QueuedMail).delete({ userId, kind: "password-reset" });
  await data.getRepository(PasswordReset).delete({ userId });
}
