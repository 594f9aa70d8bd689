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
import { maxLength } from "../../../shared/inputLimits";
import { Node } from "../../graphql/Node";
import { Role } from "./Role";

/** An account. Email and role are shown by the resolver, to those who may see them. */
@Entity("users")
@Unique(["nameKey"])
@Unique(["emailKey"])
@Check(`char_length(name) between 1 and ${maxLength.username}`)
@Check(`char_length(email) between 3 and ${maxLength.email}`)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "An account. Email and role are null where the viewer may not see them.",
})
export class User extends Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The user's key, as in REST." })
  userId!: number;

  @Column("text")
  @Field(() => String, { description: "The name the user goes by, 1 to 50 characters." })
  name!: string;

  /** Sorted by code point, in the same order on every server. */
  @Column({ type: "text", collation: "C" })
  nameKey!: string;

  @Column("text")
  email!: string;

  @Column({ type: "text", collation: "C" })
  emailKey!: string;

  /** Whether other logged-in people may see the email. */
  @Column("boolean", { default: false })
  showsEmail!: boolean;

  @Column("text")
  passwordHash!: string;

  @Column("boolean", { default: false })
  @Field(() => Boolean, { description: "Whether an admin has locked the account." })
  banned!: boolean;

  @Index()
  @Column("int")
  roleId!: number;

  @ManyToOne(() => Role, { nullable: false })
  @JoinColumn({ name: "role_id" })
  role!: Role;

  @Column("int", { default: 1 })
  @Field(() => Int, {
    description:
      "Counts the edits of name and email; sent back with an edit, so that a stale one is noticed.",
  })
  version!: number;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, { description: "When the account was made." })
  createdAt!: Date;

  protected override get key(): number {
    return this.userId;
  }
}
