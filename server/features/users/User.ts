import { Field, Int, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from "typeorm";
import { Node } from "../../graphql/Node";
import { Role } from "./Role";
import { describeLength } from "../../lib/describeLimits";
import { maxLength } from "../../../shared/inputLimits";

/** An account. Email and role are shown by the resolver, to those who may see them. */
@Entity("users")
@Unique(["nameKey"])
@Unique(["emailKey"])
@Check(`char_length(name) between 1 and ${maxLength.username}`)
@Check(`char_length(email) between 3 and ${maxLength.email}`)
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

  /** Sorted by code point, in the same order on every server. */
  @Column({ type: "text", collation: "C" })
  nameKey!: string;

  @Column("text")
  email!: string;

  @Column({ type: "text", collation: "C" })
  emailKey!: string;

  /** Whether other logged-in users may see the email. */
  @Column("boolean", { default: false })
  showsEmail!: boolean;

  @Column("text")
  passwordHash!: string;

  @Column("boolean", { default: false })
  @Field(() => Boolean, { description: "Whether the account is banned." })
  banned!: boolean;

  /** What an admin wrote to the user; null without a ban. */
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
  @Field(() => Date, { description: "When the account was created." })
  createdAt!: Date;

  protected override get key(): number {
    return this.userId;
  }
}
