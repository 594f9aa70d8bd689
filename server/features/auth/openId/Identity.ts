import {
  Column,
  Entity,
  type EntityManager,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
} from "typeorm";
import { User } from "../../users/User";

/** The account at an OpenID Connect provider with which a user logs in. A user has at most one. */
@Entity("identities")
@Unique(["issuer", "subject"])
export class Identity {
  @PrimaryColumn("int")
  userId!: number;

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  /** The provider's `OIDC_ISSUER` at the time of linking. */
  @Column({ type: "text", collation: "C" })
  issuer!: string;

  /** The provider's identifier of the account, which stays the same if name and email change. */
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

const REMOVE_FOREIGN = `
  delete from identities i using users u
  where u.user_id = i.user_id and u.user_id = $1 and u.email_key <> i.email_key
  returning 1`;

/**
 * Removes the link to a provider's account with another email address than the user's. A reset link has proven that
 * the address is the user's, so the linked account may be another person's.
 * @returns true if a link was removed
 */
export async function removeForeignIdentity(data: EntityManager, userId: number): Promise<boolean> {
  const [deletedRows]: [unknown[], number] = await data.query(REMOVE_FOREIGN, [userId]);
  return deletedRows.length > 0;
}
