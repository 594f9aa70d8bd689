import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  type EntityManager,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from "typeorm";
import type { Locale } from "../../../shared/locales";
import { maxLength } from "../../../shared/inputLimits";
import { Node } from "../../graphql/Node";
import { describeLength, describeMaxLength } from "../../lib/describeLimits";
import { User } from "./User";

/** The status of a request. */
export enum ContributorRequestStatus {
  OPEN = "open",
  ACCEPTED = "accepted",
  DECLINED = "declined",
}

registerEnumType(ContributorRequestStatus, {
  name: "ContributorRequestStatus",
  description: "The status of a request to become a contributor.",
  valuesConfig: {
    OPEN: { description: "No admin has answered yet." },
    ACCEPTED: { description: "The user became a contributor." },
    DECLINED: { description: "An admin has declined. The user can ask again." },
  },
});

const statuses = Object.values(ContributorRequestStatus).map((status) => `'${status}'`);

/** A member's request to become a contributor. A user has one open request at most. */
@Entity("contributor_requests")
@Index(["userId"])
@Index("uq_contributor_requests_open", ["userId"], { unique: true, where: "status = 'open'" })
@Check(`char_length(message) between 1 and ${maxLength.contributorRequest}`)
@Check(`char_length(reason) between 1 and ${maxLength.declineReason}`)
@Check(`status in (${statuses.join(", ")})`)
@Check(`char_length(locale) between 1 and 50`)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "A member's request to become a contributor. Visible to the user and to admins.",
})
export class ContributorRequest extends Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The request's numeric ID." })
  contributorRequestId!: number;

  @Column("int")
  userId!: number;

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  @Column("text")
  @Field(() => String, {
    description: `The user's message, ${describeLength(maxLength.contributorRequest)}.`,
  })
  message!: string;

  @Column("text", { default: ContributorRequestStatus.OPEN })
  @Field(() => ContributorRequestStatus, { description: "The state of the request." })
  status!: ContributorRequestStatus;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: `The admin's reason for declining; ${describeMaxLength(maxLength.declineReason)}.`,
  })
  reason!: string | null;

  /** The language of the request and of its answer. */
  @Column("text")
  locale!: Locale;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, { description: "The time when the user asked." })
  createdAt!: Date;

  @Column({ type: "timestamptz", precision: 3, nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: "The time when an admin answered; null while open.",
  })
  answeredAt!: Date | null;

  protected override get key(): number {
    return this.contributorRequestId;
  }
}

/** Counts open requests, without those of banned users. */
export const COUNT_OPEN_REQUESTS = `
  select count(*)::int as count from contributor_requests join users using (user_id)
  where status = 'open' and not banned`;

const ANSWER = `
  with answered as (
    update contributor_requests set status = $2, reason = $3, answered_at = now()
    where user_id = any($1) and status = 'open' and contributor_request_id = coalesce($4, contributor_request_id)
    returning user_id, locale
  )
  insert into outbox (user_id, kind, locale)
  select user_id, 'contributor-answer', locale from answered returning user_id`;

/** The answer to a request. */
interface RequestAnswer {
  status: ContributorRequestStatus.ACCEPTED | ContributorRequestStatus.DECLINED;
  /** The reason for declining. */
  reason?: string | null;
  /** The request; by default the open one. */
  contributorRequestId?: number;
}

/**
 * Answers a user's open request and queues a mail about it. The transaction must have locked the user's row.
 * @returns true if the request was open
 */
export const answerRequest = async (
  data: EntityManager,
  userId: number,
  answer: RequestAnswer,
): Promise<boolean> => (await answerRequests(data, [userId], answer)) > 0;

/**
 * Does the same as `answerRequest` for several users.
 * @returns the number of requests that were open
 */
export async function answerRequests(
  data: EntityManager,
  userIds: readonly number[],
  { status, reason = null, contributorRequestId }: RequestAnswer,
): Promise<number> {
  const parameters = [userIds, status, reason, contributorRequestId];
  const rows: unknown[] = await data.query(ANSWER, parameters);
  return rows.length;
}
