import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from "typeorm";
import { User } from "../users/User";

/** The account at an OpenID Connect provider that a user logs in by: one at most. */
@Entity("identities")
@Unique(["issuer", "subject"])
export class Identity {
  @PrimaryColumn("int")
  userId!: number;

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  /** The provider, as `OIDC_ISSUER` named it. */
  @Column({ type: "text", collation: "C" })
  issuer!: string;

  /** What the provider calls the account. It stays the same if name and email change. */
  @Column({ type: "text", collation: "C" })
  subject!: string;

  /** The email address that the provider has verified. */
  @Column({ type: "text", collation: "C" })
  emailKey!: string;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  linkedAt!: Date;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  lastUsedAt!: Date;
}
