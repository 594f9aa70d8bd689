import { Field, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  type EntityManager,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
} from "typeorm";
import { unauthenticated } from "../../../errors";
import type { Viewer } from "../../../graphql/context";
import { Node } from "../../../graphql/Node";
import { User } from "../../users/User";

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
  @Field(() => Date, { description: "The time when the user logged in." })
  createdAt!: Date;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, {
    description: "The time when the session was last used; updated at most once a minute.",
  })
  lastUsedAt!: Date;

  protected override get key(): string {
    return this.sessionId;
  }
}

export const sessionEnded = () => unauthenticated("Your session has ended. Please log in again.");

const FIND = "select from sessions where session_id = $1 and user_id = $2 for key share";

/**
 * Throws UNAUTHENTICATED if the viewer's session has ended since the request was let in. The transaction has locked
 * the account: a reset of the password must not be followed by a change that a session from before it makes.
 */
export async function requireSession(
  data: EntityManager,
  { userId, sessionId }: Viewer,
): Promise<void> {
  const found: object[] = await data.query(FIND, [sessionId, userId]);
  if (found.length === 0) throw sessionEnded();
}
