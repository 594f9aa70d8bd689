import { Field, Int, ObjectType } from "type-graphql";
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
import { Ingredient } from "../reference/Ingredient";
import { Amount } from "./Amount";
import { readAmount } from "../../../shared/amounts/readAmount";
import { Recipe } from "./Recipe";
import { describeMaxLength } from "../../lib/describeLimits";
import { maxLength } from "../../../shared/inputLimits";

/** The fields that a line has in the schema, and that an ingredient line has on its own. */
@ObjectType({ simpleResolvers: true })
abstract class LineFields {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The ID of the line, which stays when the recipe is edited." })
  lineId!: number;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: `The quantity as entered, such as 1/2; ${describeMaxLength(maxLength.quantity)}.`,
  })
  quantity!: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: `The unit as entered, such as tbsp; ${describeMaxLength(maxLength.unit)}.`,
  })
  unit!: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "The preparation of the ingredient, such as finely chopped. Up to 200 characters.",
  })
  preparation!: string | null;

  @Column("boolean", { default: false })
  @Field(() => Boolean, { description: "True if the ingredient can be left out." })
  isOptional!: boolean;

  @Column("boolean", { default: true })
  @Field(() => Boolean, {
    description: "True if the quantity changes with the number of servings.",
  })
  scales!: boolean;

  @Field(() => Amount, {
    nullable: true,
    description: "The amount parsed from quantity and unit; null if it is ambiguous.",
  })
  get amount(): Amount | null {
    return (this.parsed ??= { amount: readAmount(this.quantity, this.unit) }).amount;
  }

  /** Parsed once for each line that was read. */
  private parsed?: { amount: Amount | null };
}

/** A line of a recipe, in the order in which it was typed: an ingredient, or a heading. */
@Entity("recipe_lines")
@Check(`char_length(quantity) between 1 and ${maxLength.quantity}`)
@Check(`char_length(unit) between 1 and ${maxLength.unit}`)
@Check(`char_length(preparation) between 1 and ${maxLength.preparation}`)
@Check(`char_length(heading) between 1 and ${maxLength.heading}`)
@Check("num_nonnulls(ingredient_id, heading) = 1")
@ObjectType({
  simpleResolvers: true,
  description: "A line of a recipe: an ingredient, or the heading of the lines after it.",
})
export class RecipeLine extends LineFields {
  @Column("int")
  @Index()
  recipeId!: number;

  @Column("smallint")
  position!: number;

  @Column("int", { nullable: true })
  @Index()
  @Field(() => Int, {
    nullable: true,
    description: "The ingredient's numeric ID; null for a heading.",
  })
  ingredientId!: number | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: `The text of a heading, such as For the dough; ${describeMaxLength(maxLength.heading)}. Null for an ingredient.`,
  })
  heading!: string | null;

  /** The ingredient's name, which the loader joins to the line. */
  @Field(() => String, {
    nullable: true,
    description: "The ingredient's name; null for a heading.",
  })
  name!: string | null;

  @ManyToOne(() => Recipe, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "recipe_id" })
  recipe!: Relation<Recipe>;

  @ManyToOne(() => Ingredient, { nullable: true })
  @JoinColumn({ name: "ingredient_id" })
  ingredient!: Ingredient | null;
}

/** A line with an ingredient. */
@ObjectType({ simpleResolvers: true, description: "An ingredient line of a recipe." })
export class RecipeIngredient extends LineFields {
  @Field(() => Int, { description: "The ingredient's numeric ID, as used in REST and in URLs." })
  ingredientId!: number;

  @Field(() => String, { description: "The ingredient's name." })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "The heading above the line, such as For the dough; null without one.",
  })
  section!: string | null;
}
