import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Tag } from "../reference/Tag";
import { Recipe } from "./Recipe";

/** A tag on a recipe. */
@Entity("recipe_tags")
export class RecipeTag {
  @PrimaryColumn("int")
  recipeId!: number;

  @PrimaryColumn("int")
  @Index()
  tagId!: number;

  @ManyToOne(() => Recipe, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "recipe_id" })
  recipe!: Recipe;

  @ManyToOne(() => Tag, { nullable: false })
  @JoinColumn({ name: "tag_id" })
  tag!: Tag;
}
