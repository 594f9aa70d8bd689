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
import { User } from "../users/User";
import { DeletedRecipe } from "./DeletedRecipe";

/**
 * A row that was deleted with its recipe. One row each, and not one document for all, so that what a user
 * wrote is deleted with the user's account.
 */
@Entity("deleted_recipe_rows")
@Check("table_name in ('recipe_ingredients', 'recipe_tags', 'favorites', 'reviews', 'notes')")
export class DeletedRecipeRow {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  deletedRecipeRowId!: number;

  @Index()
  @Column("int")
  recipeId!: number;

  /** The table that it is from. */
  @Column("text")
  tableName!: string;

  /** Whose favourite, review or note it is. */
  @Index()
  @Column("int", { nullable: true })
  userId!: number | null;

  /** The row as JSON. */
  @Column("json")
  content!: object;

  @ManyToOne(() => DeletedRecipe, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "recipe_id" })
  recipe!: Relation<DeletedRecipe>;

  @ManyToOne(() => User, { nullable: true, onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User | null;
}
