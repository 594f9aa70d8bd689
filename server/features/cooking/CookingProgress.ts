import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Recipe } from "../recipes/Recipe";
import { User } from "../users/User";

/** A user's progress in cooking a recipe, shared by all devices. */
@Entity("cooking_progress")
@ObjectType({
  simpleResolvers: true,
  description: "The viewer's progress in cooking a recipe. It is removed after a day.",
})
export class CookingProgress {
  @PrimaryColumn("int")
  userId!: number;

  @PrimaryColumn("int")
  @Index()
  recipeId!: number;

  @Column("int")
  @Field(() => Int, { description: "The version of the recipe that it belongs to." })
  recipeVersion!: number;

  @Column("text", { array: true, default: () => "'{}'" })
  @Field(() => [String], {
    description:
      "The checked items: `line:` with the ID of a line, or `step:` with section and number.",
  })
  done!: string[];

  @Column("int", { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: "The screen of cook mode that was shown last, from 0; null before it was opened.",
  })
  step!: number | null;

  @Column({ type: "timestamptz", precision: 3 })
  @Field(() => Date, { description: "The time when it was last changed." })
  changedAt!: Date;

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  @ManyToOne(() => Recipe, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "recipe_id" })
  recipe!: Recipe;
}
