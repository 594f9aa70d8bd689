import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { User } from "../../users/User";

/** What a user's authenticator app and the server share, from which both derive a code every 30 seconds. */
@Entity("totp_secrets")
export class TotpSecret {
  @PrimaryColumn("int")
  userId!: number;

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  /** Encrypted; see `SecretBox`. */
  @Column("bytea")
  secret!: Buffer;

  /** When the first code was right; null until then. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  confirmedAt!: Date | null;

  /** The period of the last code that was accepted, counted since 1970: a code serves once. */
  @Column("int", { nullable: true })
  lastStep!: number | null;
}
