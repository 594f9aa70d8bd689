import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { User } from "../../users/User";

/** A code that replaces a lost second factor once. */
@Entity("recovery_codes")
export class RecoveryCode {
  @PrimaryColumn("int")
  userId!: number;

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  /** The SHA-256 hash of the code; a code is as random as a key, so no slower hash is needed. */
  @PrimaryColumn("bytea")
  codeHash!: Buffer;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  createdAt!: Date;
}
