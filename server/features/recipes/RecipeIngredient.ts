import { Field, Int, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from "typeorm";
import { Ingredient } from "../reference/Ingredient";
import { Amount } from "./Amount";
import { readAmount } from "../../../shared/amounts/readAmount";
import { Recipe } from "./Recipe";
import { describeMaxLength } from "../../lib/describeLimits";
import { maxLength } from "../../../shared/inputLimits";

/** A line of a recipe, in the order in which it was typed. A recipe has at most one line per ingredient. */
@Entity("recipe_ingredients")
@Check(`char_length(quantity) between 1 and ${maxLength.quantity}`)
@Check(`char_length(unit) between 1 and ${maxLength.unit}`)
@Check(`char_length(preparation) between 1 and ${maxLength.preparation}`)
@ObjectType({ simpleResolvers: true, description: "An ingredient line of a recipe." })
export class RecipeIngredient {
  @PrimaryColumn("int")
  recipeId!: number;

  @PrimaryColumn("int")
  @Index()
  @Field(() => Int, { description: "The ingredient's numeric ID, as used in REST and in URLs." })
  ingredientId!: number;

  @Column("smallint")
  position!: number;

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

  @ManyToOne(() => Recipe, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "recipe_id" })
  recipe!: Relation<Recipe>;

  @ManyToOne(() => Ingredient, { nullable: false })
  @JoinColumn({ name: "ingredient_id" })
  ingredient!: Ingredient;

  /** The ingredient's name, which the loader joins to the line. */
  @Field(() => String, { description: "The ingredient's name." })
  name!: string;

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
