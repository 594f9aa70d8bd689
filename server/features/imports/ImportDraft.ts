import { maxCount } from "../../../shared/inputLimits";
import { RecipeDetails } from "../recipes/RecipeDetails";
import { CoverDrawing } from "../covers/CoverDrawing";
import { RecipeVisibility } from "../../../shared/recipeVisibility";
import { Field, Int, ObjectType } from "type-graphql";
import type { ImportedHistory, ImportedStep } from "./readers/ImportedRecipe";

@ObjectType({ simpleResolvers: true, description: "An ingredient that a line may mean." })
export class ImportSuggestion {
  @Field(() => Int, { description: "The ingredient's numeric ID." })
  ingredientId!: number;

  @Field(() => String, { description: "The ingredient's name." })
  name!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "A line of a recipe to import, as it was understood: an ingredient or a heading.",
})
export class ImportLine {
  /** Its ID in an archive, to which steps refer. */
  lineId?: number;

  @Field(() => String, { description: "The line as it was found." })
  text!: string;

  /** Absent from drafts of older versions. */
  @Field(() => String, {
    nullable: true,
    description:
      "The text of a heading, such as For the dough; null for an ingredient. The other texts of a heading are empty.",
  })
  heading?: string | null;

  @Field(() => String, { description: "The quantity; empty if there is none." })
  quantity!: string;

  @Field(() => String, { description: "The unit; empty if there is none." })
  unit!: string;

  @Field(() => String, { description: "The name of the ingredient; empty for a heading." })
  ingredient!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "The numeric ID of the ingredient; null for a heading, and if the import creates a new one, unless there is one of this name by then.",
  })
  ingredientId!: number | null;

  @Field(() => String, { description: "The preparation of the ingredient; empty if not stated." })
  preparation!: string;

  @Field(() => Boolean, { description: "True if the ingredient can be left out." })
  isOptional!: boolean;

  @Field(() => Boolean, {
    description: "True if the quantity changes with the number of servings.",
  })
  scales!: boolean;

  @Field(() => [ImportSuggestion], {
    description: "Ingredients with a similar name, at most three, the most similar first.",
  })
  suggestions!: ImportSuggestion[];

  /** Absent from drafts of older versions. */
  @Field(() => String, {
    nullable: true,
    description:
      "The reason why the line may be misunderstood; null if there is none, or after a review.",
  })
  doubt?: string | null;
}

/** A recipe as the import would create it, stored as JSON. */
@ObjectType({
  implements: RecipeDetails,
  simpleResolvers: true,
  description: "A recipe to import, as it would be created.",
})
export class ImportDraft extends RecipeDetails {
  /** The steps of an archive that have additions. */
  steps?: ImportedStep[];

  /** The former versions and the origin in an archive. */
  history?: ImportedHistory;

  @Field(() => String, { description: "The name." })
  name!: string;

  @Field(() => String, { nullable: true, description: "Notes on the ingredients." })
  ingredientsNotes!: string | null;

  @Field(() => String, { description: "The instructions; each line is a step." })
  instructions!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "The category's numeric ID; null if none matches, so that one must be chosen before the recipe is created.",
  })
  categoryId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The name of the category in the source; null if it states none.",
  })
  categoryName!: string | null;

  @Field(() => Int, { description: "The difficulty level's numeric ID." })
  difficultyLevelId!: number;

  @Field(() => Boolean, {
    description: "True if the source states no difficulty level, so that the easiest is assumed.",
  })
  isDifficultyAssumed!: boolean;

  @Field(() => [String], {
    description:
      "Reasons why the recipe as a whole may be misunderstood. With one of them, or with a doubtful line, it is created PRIVATE until it has been reviewed.",
  })
  doubts!: string[];

  @Field(() => CoverDrawing, {
    nullable: true,
    description: "The drawing that is the cover when there is no photo; null if the name decides.",
  })
  coverDrawing!: CoverDrawing | null;

  @Field(() => RecipeVisibility, {
    nullable: true,
    description: "The visibility of the recipe where it was exported, unless public.",
  })
  visibility?: RecipeVisibility | null;

  @Field(() => [Int], { description: "Numeric IDs of the tags." })
  tagIds!: number[];

  @Field(() => [Int], { description: "Numeric IDs of the equipment." })
  equipmentIds!: number[];

  @Field(() => [String], {
    description:
      "Names of equipment that the import creates, if its user may create equipment and there is none of the name by then.",
  })
  newEquipment!: string[];

  @Field(() => [ImportLine], {
    description: `All lines in order, ingredients and headings, at most ${maxCount.lines}.`,
  })
  lines!: ImportLine[];

  /** Dates in ISO 8601. */
  @Field(() => Date, {
    nullable: true,
    description:
      "The time when the recipe was created where it was exported, which it keeps; null for the time of the import.",
  })
  createdAt?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "The time when it was last changed there; null if unknown.",
  })
  updatedAt?: string | null;
}
