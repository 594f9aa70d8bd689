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
 * The tables whose rows are stored when a recipe is deleted, in the order in which a restoration inserts them, with the
 * column of the user who wrote a row.
 */
export const storedTables = {
  recipe_steps: null,
  recipe_lines: null,
  recipe_tags: null,
  recipe_equipment: null,
  favorites: "user_id",
  reviews: "user_id",
  notes: "user_id",
  recipe_versions: null,
  review_votes: "user_id",
  recipe_suggestions: "user_id",
} as const;

const TABLE_NAMES = Object.keys(storedTables)
  .map((name) => `'${name}'`)
  .join(", ");

/**
 * A row that was deleted with its recipe. Each is stored separately, so that a user's rows are deleted with the user's
 * account.
 */
@Entity("deleted_recipe_rows")
@Check(`table_name in (${TABLE_NAMES})`)
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
