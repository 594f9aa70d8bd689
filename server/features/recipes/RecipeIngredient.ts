import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { maxLength } from "../../../shared/inputLimits";
import { Ingredient } from "../reference/Ingredient";
import { Amount } from "./Amount";
import { readAmount } from "../../../shared/amounts/readAmount";
import { Recipe } from "./Recipe";

/** One line of a recipe: an ingredient at most once, in the order in which it was typed. */
@Entity("recipe_ingredients")
@Check(`char_length(quantity) between 1 and ${maxLength.quantity}`)
@Check(`char_length(unit) between 1 and ${maxLength.unit}`)
@ObjectType({ simpleResolvers: true, description: "One line of a recipe's ingredients." })
export class RecipeIngredient {
  @PrimaryColumn("int")
  recipeId!: number;

  @PrimaryColumn("int")
  @Index()
  @Field(() => Int, { description: "The ingredient's key, as in REST." })
  ingredientId!: number;

  @Column("smallint")
  position!: number;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "As typed, such as 1/2; up to 50 characters; null when left out.",
  })
  quantity!: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "As typed, such as tbsp; up to 50 characters; null when left out.",
  })
  unit!: string | null;

  @Column("boolean", { default: false })
  @Field(() => Boolean, { description: "Whether the dish works without it." })
  isOptional!: boolean;

  @Column("boolean", { default: true })
  @Field(() => Boolean, {
    description: "Whether it changes with the servings; not so for the oil in the pan.",
  })
  scales!: boolean;

  @ManyToOne(() => Recipe, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "recipe_id" })
  recipe!: Recipe;

  @ManyToOne(() => Ingredient, { nullable: false })
  @JoinColumn({ name: "ingredient_id" })
  ingredient!: Ingredient;

  /** The ingredient's name, which the loader joins to the line. */
  @Field(() => String, { description: "The ingredient's name." })
  name!: string;

  @Field(() => Amount, {
    nullable: true,
    description: "How much that is; null where it cannot be read without doubt.",
  })
  get amount(): Amount | null {
    return readAmount(this.quantity, this.unit);
  }
}
