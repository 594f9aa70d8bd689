import { Field, ObjectType } from "type-graphql";
import {
  NO_DETAILS,
  pickDetails,
  type RecipeDetails as Details,
} from "../../../../shared/recipeDetails";
import { RecipeDetails } from "../RecipeDetails";
import type { RecipeContent } from "./RecipeContent";
import { toVersionLine, VersionLine } from "./RecipeDifference";

const WithDetails = Object as unknown as abstract new () => Details;

/** The content of a version, with the names that items had. */
@ObjectType({
  implements: RecipeDetails,
  simpleResolvers: true,
  description: "The content of a version, with the names that items had when it was saved.",
})
export class RecipeVersionContent extends WithDetails {
  @Field(() => String, { description: "The name of the recipe." })
  name!: string;

  @Field(() => String, { description: "The instructions; each line is a step." })
  instructions!: string;

  @Field(() => String, { nullable: true, description: "Notes on the ingredients." })
  ingredientsNotes!: string | null;

  @Field(() => String, { description: "The name of the category." })
  category!: string;

  @Field(() => String, { description: "The name of the difficulty level." })
  difficultyLevel!: string;

  @Field(() => [VersionLine], { description: "All lines in order, ingredients and headings." })
  lines!: VersionLine[];

  @Field(() => [String], { description: "The names of the tags." })
  tags!: string[];

  @Field(() => [String], { description: "The names of the equipment." })
  equipment!: string[];
}

/** Converts a stored content to its type in the schema. */
export function toVersionContent(content: RecipeContent): RecipeVersionContent {
  const { prepMinutes, cookMinutes } = content;
  const hasParts = prepMinutes !== undefined || cookMinutes !== undefined;
  const sum = hasParts ? (prepMinutes ?? 0) + (cookMinutes ?? 0) : null;
  return Object.assign(new RecipeVersionContent(), NO_DETAILS, pickDetails(content), {
    totalMinutes: content.totalMinutes ?? sum,
    name: content.name,
    instructions: content.instructions,
    ingredientsNotes: content.ingredientsNotes ?? null,
    category: content.category.name,
    difficultyLevel: content.difficultyLevel.name,
    lines: content.lines.map(toVersionLine),
    tags: content.tags.map(({ name }) => name),
    equipment: content.equipment.map(({ name }) => name),
  });
}
