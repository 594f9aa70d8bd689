import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from "typeorm";
import { maxLength } from "../../../../shared/inputLimits";
import { describeLength, describeMaxLength } from "../../../lib/describeLimits";
import { Author } from "../../users/Author";
import { User } from "../../users/User";
import type { RecipeChange } from "../history/difference/RecipeChange";
import { RecipeChangeType } from "../history/RecipeDifference";
import { Recipe } from "../Recipe";

export enum SuggestionState {
  OPEN = "open",
  ACCEPTED = "accepted",
  PARTLY_ACCEPTED = "partly_accepted",
  DECLINED = "declined",
}

registerEnumType(SuggestionState, {
  name: "SuggestionState",
  description: "The state of a suggestion.",
  valuesConfig: {
    OPEN: { description: "It waits for an answer." },
    ACCEPTED: { description: "All of its changes were accepted." },
    PARTLY_ACCEPTED: { description: "Some of its changes were accepted." },
    DECLINED: { description: "It was declined with a reason." },
  },
});

const STATES = Object.values(SuggestionState)
  .map((state) => `'${state}'`)
  .join(", ");

/** An edit of a recipe that a member suggests to those who may edit it. */
@Entity("recipe_suggestions")
@Check(`char_length(reason) between 1 and ${maxLength.reason}`)
@Check(`char_length(answer) between 1 and ${maxLength.reason}`)
@Check(`state in (${STATES})`)
@Index(["recipeId", "acceptedVersion"])
@ObjectType({
  simpleResolvers: true,
  description: "An edit of a recipe that a member suggests to those who may edit the recipe.",
})
export class Suggestion {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The suggestion's numeric ID, as used in REST and in URLs." })
  suggestionId!: number;

  @Column("int")
  @Field(() => Int, { description: "The recipe's numeric ID." })
  recipeId!: number;

  @Index()
  @Column("int")
  userId!: number;

  @Field(() => Author, { description: "The user who suggests the edit." })
  suggester!: Author;

  @Column("int")
  @Field(() => Int, { description: "The version of the recipe that the suggestion changes." })
  recipeVersion!: number;

  /** The changes of the recipe, in the order in which positions name them. */
  @Column("json")
  changes!: RecipeChange[];

  @Column("text")
  @Field(() => String, {
    description: `The reason for the edit, ${describeLength(maxLength.reason)}.`,
  })
  reason!: string;

  @Column("text", { default: SuggestionState.OPEN })
  @Field(() => SuggestionState, { description: "The state of the suggestion." })
  state!: SuggestionState;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: `The reason for declining it, ${describeMaxLength(maxLength.reason)}.`,
  })
  answer!: string | null;

  @Column("int", { array: true, default: () => "'{}'" })
  acceptedPositions!: number[];

  @Column("int", { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description:
      "The version of the recipe that contains the accepted changes; null if the recipe had them already.",
  })
  acceptedVersion!: number | null;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, { description: "The time when it was sent." })
  createdAt!: Date;

  @Column({ type: "timestamptz", precision: 3, nullable: true })
  @Field(() => Date, { nullable: true, description: "The time of the answer; null without one." })
  answeredAt!: Date | null;

  /** The owner of the recipe. */
  recipeOwnerId!: number;

  @ManyToOne(() => Recipe, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "recipe_id" })
  recipeRow!: Relation<Recipe>;

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: Relation<User>;
}

@ObjectType({ simpleResolvers: true, description: "A change of a suggestion." })
export class SuggestedChange {
  @Field(() => Int, { description: "The position in the suggestion, starting at 0." })
  position!: number;

  @Field(() => RecipeChangeType, { description: "The change." })
  change!: RecipeChangeType;

  @Field(() => Boolean, {
    description:
      "False if the recipe has other values in its place now, so that it cannot be accepted. True for answered suggestions.",
  })
  isFitting!: boolean;

  @Field(() => Boolean, { description: "True if it was accepted." })
  isAccepted!: boolean;
}
