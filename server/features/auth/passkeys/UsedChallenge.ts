import { Column, Entity, PrimaryColumn } from "typeorm";

/** A challenge that a passkey has signed. It is stored until it expires, so that it can be used only once. */
@Entity("used_challenges")
export class UsedChallenge {
  /** The SHA-256 hash of the challenge. */
  @PrimaryColumn("bytea")
  challengeHash!: Buffer;

  @Column({ type: "timestamptz", precision: 3 })
  expiresAt!: Date;
}
