import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Node } from "../../graphql/Node";
import { User } from "../users/User";

/** One login: what a token names, and what ends when the user logs out. */
@Entity("sessions")
@Check("char_length(device) <= 200")
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "A session of the viewer. The sessions of other users are not accessible.",
})
export class Session extends Node {
  @PrimaryColumn("uuid")
  sessionId!: string;

  @Index()
  @Column("int")
  userId!: number;

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "The browser and operating system, such as Firefox on Windows; null if unknown.",
  })
  device!: string | null;

  /** Whether the provider that the user logged in by has vouched for a second factor. */
  @Column("boolean", { default: false })
  vouched!: boolean;

  /** When it ends at the latest, because the role that a provider gave its user has to be confirmed; null otherwise. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  expiresAt!: Date | null;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, { description: "When the user logged in." })
  createdAt!: Date;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, {
    description: "When the session was last used; updated at most once a minute.",
  })
  lastUsedAt!: Date;

  protected override get key(): string {
    return this.sessionId;
  }
}
