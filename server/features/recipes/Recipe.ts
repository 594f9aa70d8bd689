import { Field, Float, Int, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from "typeorm";
import { maxLength, minutesRange, servingsRange } from "../../../shared/inputLimits";
import { Node } from "../../graphql/Node";
import { Category } from "../reference/Category";
import { DifficultyLevel } from "../reference/DifficultyLevel";
import { User } from "../users/User";
import { RecipeSection, sectionsOf } from "./RecipeSection";

/** A recipe's own row; its lines and tags are rows of their own. */
@Entity("recipes")
@Check(`char_length(name) between 1 and ${maxLength.recipeName}`)
@Check(`char_length(instructions) between 1 and ${maxLength.instructions}`)
@Check(`char_length(ingredients_notes) <= ${maxLength.ingredientsNotes}`)
@Check(`char_length(description) between 1 and ${maxLength.description}`)
@Check(`char_length(source) between 1 and ${maxLength.source}`)
@Check(`servings between ${servingsRange.min} and ${servingsRange.max}`)
@Check(`char_length(servings_unit) between 1 and ${maxLength.servingsUnit}`)
@Check(`prep_minutes between ${minutesRange.min} and ${minutesRange.max}`)
@Check(`cook_minutes between ${minutesRange.min} and ${minutesRange.max}`)
@Check(`total_minutes between ${minutesRange.min} and ${minutesRange.max}`)
@Index(["sortName", "recipeId"])
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "A dish that somebody shares, with all one needs to cook it.",
})
export class Recipe extends Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The recipe's key, as in REST and in addresses." })
  recipeId!: number;

  @Column("text")
  @Field(() => String, { description: "1 to 200 characters." })
  name!: string;

  @Column({ type: "text", collation: "C" })
  sortName!: string;

  @Column("text")
  @Field(() => String, {
    description: "Up to 20,000 characters; each line or paragraph is a step.",
  })
  instructions!: string;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "A remark on the ingredients, up to 10,000 characters.",
  })
  ingredientsNotes!: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "What makes the dish worth cooking, up to 2,000 characters.",
  })
  description!: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "Where it comes from: a book, a person or an address, up to 500 characters.",
  })
  source!: string | null;

  @Column("double precision", { nullable: true })
  @Field(() => Float, { nullable: true, description: "How many it makes, 1 to 1,000." })
  servings!: number | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      "What `servings` counts, such as people, loaves or jars, up to 50 characters; null for servings.",
  })
  servingsUnit!: string | null;

  @Column("int", { nullable: true })
  @Field(() => Int, { nullable: true, description: "Minutes of preparation, 0 to 14,400." })
  prepMinutes!: number | null;

  @Column("int", { nullable: true })
  @Field(() => Int, { nullable: true, description: "Minutes of cooking, 0 to 14,400." })
  cookMinutes!: number | null;

  /** Kept where it is more than the sum of the two above, as when a dough rests. */
  @Column("int", { name: "total_minutes", nullable: true })
  ownTotalMinutes!: number | null;

  @Index()
  @Column("int")
  ownerId!: number;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: "owner_id" })
  owner!: User;

  @Index()
  @Column("int")
  categoryId!: number;

  @ManyToOne(() => Category, { nullable: false })
  @JoinColumn({ name: "category_id" })
  category!: Category;

  @Index()
  @Column("int")
  difficultyLevelId!: number;

  @ManyToOne(() => DifficultyLevel, { nullable: false })
  @JoinColumn({ name: "difficulty_level_id" })
  difficultyLevel!: DifficultyLevel;

  @Column("int", { default: 1 })
  @Field(() => Int, {
    description: "Counts the edits; sent back with an edit, so that a stale one is noticed.",
  })
  version!: number;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, { description: "When the recipe was added." })
  createdAt!: Date;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, { description: "When the recipe was last edited." })
  updatedAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description:
      "Minutes from beginning to end: as given, else preparation and cooking together; null when nothing is known.",
  })
  get totalMinutes(): number | null {
    if (this.ownTotalMinutes !== null) return this.ownTotalMinutes;
    if (this.prepMinutes === null && this.cookMinutes === null) return null;
    return (this.prepMinutes ?? 0) + (this.cookMinutes ?? 0);
  }

  @Field(() => [RecipeSection], {
    description:
      "The instructions step by step: a line each; a line that ends in a colon begins a section.",
  })
  get steps(): RecipeSection[] {
    return sectionsOf(this.instructions);
  }

  protected override get key(): number {
    return this.recipeId;
  }
}
