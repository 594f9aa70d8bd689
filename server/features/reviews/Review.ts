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
import type { Photo } from "../photos/Photo";
import { Recipe } from "../recipes/Recipe";
import { User } from "../users/User";
import { describeLength, describeRange } from "../../lib/describeLimits";
import { maxLength, scores } from "../../../shared/inputLimits";
import { ReviewChange } from "./ReviewChange";
import { ReviewOutcome } from "./ReviewOutcome";

/** One user's opinion of one recipe. */
@Entity("reviews")
@Unique(["userId", "recipeId"])
@Check(`score between ${scores.min} and ${scores.max}`)
@Check(`char_length(text) between 1 and ${maxLength.review}`)
@Check(`outcome in ('${ReviewOutcome.AS_WRITTEN}', '${ReviewOutcome.WITH_CHANGES}')`)
@Check(`changes = '[]' or outcome = '${ReviewOutcome.WITH_CHANGES}'`)
@Check(`char_length(reply) between 1 and ${maxLength.reply}`)
@Check(`char_length(reply_hidden_reason) between 1 and ${maxLength.reason}`)
@Index(["recipeId", "reviewId"])
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "A user's review of a recipe.",
})
export class Review extends Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The review's numeric ID, as used in REST and in URLs." })
  reviewId!: number;

  @Column("int")
  userId!: number;

  @Column("int")
  recipeId!: number;

  @Column("smallint")
  @Field(() => Int, { description: `The score, ${describeRange(scores)}.` })
  score!: number;

  @Column("text")
  @Field(() => String, { description: `The text, ${describeLength(maxLength.review)}.` })
  text!: string;

  @Column("text", { nullable: true })
  @Field(() => ReviewOutcome, {
    nullable: true,
    description:
      "The way in which the reviewer cooked; null if not stated, which counts as written.",
  })
  outcome!: ReviewOutcome | null;

  @Column("jsonb", { default: () => "'[]'" })
  @Field(() => [ReviewChange], { description: "The changes that the reviewer made." })
  changes!: ReviewChange[];

  @Column("int", { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description:
      "The version of the recipe that was reviewed, as in `Recipe.version`; null if unknown.",
  })
  recipeVersion!: number | null;

  @Column("text", { nullable: true, name: "reply" })
  storedReply!: string | null;

  @Column({ type: "timestamptz", precision: 3, nullable: true })
  repliedAt!: Date | null;

  @Column("text", { nullable: true })
  replyHiddenReason!: string | null;

  /** The photos in order, including hidden ones. */
  storedPhotos!: Photo[];

  /** The user who added the recipe. */
  recipeOwnerId!: number;

  @Field(() => Int, { description: "The number of members who find the review helpful." })
  helpfulCount!: number;

  @Column("int", { default: 1 })
  @Field(() => Int, {
    description: "Incremented by every update. Pass it to an update to detect conflicting changes.",
  })
  version!: number;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, { description: "The time when the review was created." })
  createdAt!: Date;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: "user_id" })
  user!: User;

  @ManyToOne(() => Recipe, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "recipe_id" })
  recipe!: Recipe;

  protected override get key(): number {
    return this.reviewId;
  }
}
