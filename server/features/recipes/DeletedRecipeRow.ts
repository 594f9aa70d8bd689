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
 * A row that was deleted with its recipe. Each is stored separately, so that a user's rows are deleted with the user's
 * account.
 */
@Entity("deleted_recipe_rows")
@Check(
  "table_name in ('recipe_steps', 'recipe_lines', 'recipe_tags', 'recipe_equipment', 'favorites', 'reviews', 'notes')",
)
export class DeletedRecipeRow {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  deletedRecipeRowId!: number;

  @Index()
  @Column("int")
  recipeId!: number;

  /** The row's table. */
  @Column("text")
  tableName!: string;

  /** The user of the favorite, review or note. */
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
