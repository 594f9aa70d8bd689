import { Field, Int, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from "typeorm";
import { maxLength } from "../../../../shared/inputLimits";
import { describeMaxLength } from "../../../lib/describeLimits";
import { Recipe } from "../Recipe";
import { RecipeVisibility } from "../visibility";
import { Author } from "../../users/Author";
import type { RecipeContent } from "./RecipeContent";

/** A former version of a recipe. The current one is the recipe itself. */
@Entity("recipe_versions")
@Check(`char_length(imported_editor_name) between 1 and ${maxLength.username}`)
@Check(`char_length(imported_suggester_name) between 1 and ${maxLength.username}`)
@Check(`char_length(reason) between 1 and ${maxLength.reason}`)
@Check(`char_length(removal_reason) between 1 and ${maxLength.reason}`)
@Check("(content is null) = (removal_reason is not null)")
@ObjectType({ simpleResolvers: true, description: "A version of a recipe: what one save left." })
export class RecipeVersion {
  @PrimaryColumn("int")
  recipeId!: number;

  @PrimaryColumn("int")
  @Field(() => Int, {
    description: "The number, as in `Recipe.version`. Numbers grow, and some are missing.",
  })
  version!: number;

  @Column({ type: "timestamptz", precision: 3 })
  @Field(() => Date, { description: "The time when the version was saved." })
  savedAt!: Date;

  /** No foreign key: versions of deleted recipes are stored as JSON, and a version outlives the account of its editor. */
  @Column("int", { nullable: true })
  editorId!: number | null;

  @Field(() => Author, {
    nullable: true,
    description: "The user who saved it; null if the account is deleted or on another site.",
  })
  editor!: Author | null;

  @Field(() => Author, {
    nullable: true,
    description:
      "The user whose suggestion it contains; null without one, or if the account is deleted or on another site.",
  })
  suggester!: Author | null;

  /** Only of imported versions, if it is the importer; `recipe_suggestions` has the others. */
  @Column("int", { nullable: true })
  suggesterId!: number | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "The name of the user who saved it on the site from which it was imported.",
  })
  importedEditorName!: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      "The name of the user whose suggestion it contains, on the site from which it was imported.",
  })
  importedSuggesterName!: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: `The reason for the edit, ${describeMaxLength(maxLength.reason)}.`,
  })
  reason!: string | null;

  /** The recipe's visibility when the version was saved. */
  @Column("text")
  visibility!: RecipeVisibility;

  /** Null if an admin has removed it. */
  @Column("json", { nullable: true })
  content!: RecipeContent | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "The reason why an admin has removed the content; null if it is there.",
  })
  removalReason!: string | null;

  @ManyToOne(() => Recipe, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "recipe_id" })
  recipe!: Relation<Recipe>;
}
