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
import type { Locale } from "../../../../shared/locales";
import { unauthenticated } from "../../../errors";
import type { Viewer } from "../../../graphql/context";
import { Node } from "../../../graphql/Node";
import { User } from "../../users/User";

/** A login session, which a token refers to and which ends at logout. */
@Entity("sessions")
@Check("char_length(device) <= 200")
@Check("char_length(locale) between 1 and 50")
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

  /** The language of the device, in which the user receives mails that others cause. */
  @Column("text", { nullable: true })
  locale!: Locale | null;

  /** True if the provider with which the user logged in has confirmed a second factor. */
  @Column("boolean", { default: false })
  vouched!: boolean;

  /**
   * The latest end of the session, when a role from a provider has to be confirmed; null for other
   * roles.
   */
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
 * Throws UNAUTHENTICATED if the viewer's session has ended after the request was authenticated. The
 * transaction must have locked the account, so that no session from before a password reset can
 * make a change after it.
 */
export async function requireSession(
  data: EntityManager,
  { userId, sessionId }: Viewer,
): Promise<void> {
  const sessions: object[] = await data.query(FIND, [sessionId, userId]);
  if (sessions.length === 0) throw sessionEnded();
}
