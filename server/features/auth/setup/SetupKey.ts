import { Column, Entity, PrimaryColumn } from "typeorm";

/** The key of a setup link. Each start of a server without an admin adds one. */
@Entity("setup_keys")
export class SetupKey {
  /** The SHA-256 hash of the key, which is only in the link. */
  @PrimaryColumn("bytea")
  keyHash!: Buffer;

  @Column({ type: "timestamptz", precision: 3 })
  expiresAt!: Date;
}
