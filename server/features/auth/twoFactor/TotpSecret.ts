import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { User } from "../../users/User";

/** The secret that a user's authenticator app and the server share. Both derive a code from it every 30 seconds. */
@Entity("totp_secrets")
export class TotpSecret {
  @PrimaryColumn("int")
  userId!: number;

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  /** The encrypted secret; see `SecretBox`. */
  @Column("bytea")
  secret!: Buffer;

  /** The time of the first right code; null before. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  confirmedAt!: Date | null;

  /**
   * The period of the last accepted code, counted since 1970, so that a code can be used only once.
   */
  @Column("int", { nullable: true })
  lastStep!: number | null;
}
