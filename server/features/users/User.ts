import { Field, Int, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  type EntityManager,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from "typeorm";
import type { NoticeKind } from "../notices/NoticeKind";
import { Node } from "../../graphql/Node";
import { Role, roleIds } from "./Role";
import { conflict } from "../../errors";
import { describeLength, describeMaxLength } from "../../lib/describeLimits";
import { toSkeleton } from "../../lib/toSkeleton";
import { toNameKey } from "../../lib/text";
import { maxLength } from "../../../shared/inputLimits";

/** An account. The resolver returns email and role only to viewers who may see them. */
@Entity("users")
@Unique(["nameKey"])
@Unique(["emailKey"])
@Check(`char_length(name) between 1 and ${maxLength.username}`)
@Check(`char_length(email) between 3 and ${maxLength.email}`)
@Check(`char_length(about) between 1 and ${maxLength.about}`)
@Check("cardinality(muted_notices) <= 20")
@Check(`char_length(ban_reason) between 1 and ${maxLength.banReason}`)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "An account. Email and role are null if the viewer may not see them.",
})
export class User extends Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The user's numeric ID, as used in REST and in URLs." })
  userId!: number;

  @Column("text")
  @Field(() => String, { description: `The user name, ${describeLength(maxLength.username)}.` })
  name!: string;

  /** The key by which users are sorted, by code point and in the same order on every server. */
  @Column({ type: "text", collation: "C" })
  nameKey!: string;

  /** The name as it appears to readers; see `skeleton`. */
  @Index()
  @Column({ type: "text", collation: "C", default: "" })
  skeleton!: string;

  @Column("text")
  email!: string;

  @Column({ type: "text", collation: "C" })
  emailKey!: string;

  /**
   * The time since which the address counts as confirmed; null until its owner has opened the link of a mail. Without
   * `CONFIRM_EMAIL`, every address counts as confirmed.
   */
  @Column({ type: "timestamptz", precision: 3, nullable: true, default: () => "now()" })
  emailConfirmedAt!: Date | null;

  /** The kinds of notices that the user has switched off. */
  @Column("text", { array: true, default: () => "'{}'" })
  mutedNotices!: NoticeKind[];

  /** True if other logged-in users may see the email. */
  @Column("boolean", { default: false })
  showsEmail!: boolean;

  @Column("boolean", { default: false })
  @Field(() => Boolean, {
    description:
      "True if the profile shows other logged-in users the public entries of the cooking diary.",
  })
  showsDiary!: boolean;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: `The user's sentence about themselves, ${describeMaxLength(maxLength.about)}.`,
  })
  about!: string | null;

  @Column("text")
  passwordHash!: string;

  /** True if the program generated the password, which the user has to change first. */
  @Column("boolean", { default: false })
  mustChangePassword!: boolean;

  /** True if a session needs a second factor to start. */
  @Column("boolean", { default: false })
  twoFactor!: boolean;

  @Index("ix_users_banned", { where: "banned" })
  @Column("boolean", { default: false })
  @Field(() => Boolean, { description: "True if the account is banned." })
  banned!: boolean;

  /** The admin's message to the user; null without a ban. */
  @Column("text", { nullable: true })
  banReason!: string | null;

  @Index()
  @Column("int")
  roleId!: number;

  @ManyToOne(() => Role, { nullable: false })
  @JoinColumn({ name: "role_id" })
  role!: Role;

  @Column("int", { default: 1 })
  @Field(() => Int, {
    description:
      "Incremented by every update of name or email. Pass it to an update to detect conflicting changes.",
  })
  version!: number;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, { description: "The time when the account was created." })
  createdAt!: Date;

  /** The time of the latest login or use of a session; updated at most once an hour. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  lastSeenAt!: Date | null;

  protected override get key(): number {
    return this.userId;
  }
}

/** Returns the columns of a user that are derived from the name. */
export const toNameColumns = (name: string): Pick<User, "name" | "nameKey" | "skeleton"> => ({
  name,
  nameKey: toNameKey(name),
  skeleton: toSkeleton(name),
});

const FIND = `
  select from users where skeleton = $1 and role_id <> ${roleIds.member} and name_key <> $2
  limit 1`;

/**
 * Throws CONFLICT for a name that looks like that of an admin or a contributor, who could be impersonated. Equal names
 * are left to the unique constraint.
 */
export async function refuseLookalike(data: EntityManager, name: string): Promise<void> {
  const { nameKey, skeleton } = toNameColumns(name);
  const lookalikes: object[] = await data.query(FIND, [skeleton, nameKey]);
  if (lookalikes.length > 0) {
    throw conflict("This name looks like another user's. Please choose another one.", "name");
  }
}
