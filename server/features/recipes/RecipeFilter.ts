import { Field, Float, InputType, Int } from "type-graphql";
import { z } from "zod";
import { unauthenticated } from "../../errors";
import type { Viewer } from "../../graphql/context";
import { searchText } from "../../graphql/validate";
import { describeMaxLength, describeRange } from "../../lib/describeLimits";
import { detailRules } from "./RecipeDetails";
import { maxCount, maxLength, minutesRange, scores } from "../../../shared/inputLimits";

const listNames = [
  "tagIds",
  "ingredientIds",
  "categoryIds",
  "difficultyLevelIds",
  "withoutTagIds",
  "withoutIngredientIds",
] as const;

const idList = z
  .array(z.number())
  .max(maxCount.filterValues, `A filter takes at most ${maxCount.filterValues} values`)
  .nullish();

const minutesMessage = `Minutes must be ${describeRange(minutesRange)}`;
const scoreMessage = `The score must be ${describeRange(scores)}`;

const describeIds = (what: string) =>
  `Numeric IDs of ${what}; at most ${maxCount.filterValues}. An empty list does not filter.`;

/** A filter on recipes; all given fields must match. */
@InputType({ description: "A filter on recipes. A recipe must match all given fields." })
export class RecipeFilter {
  static rules = z.looseObject({
    search: searchText,
    ...Object.fromEntries(listNames.map((name) => [name, idList])),
    language: detailRules.language,
    maxMinutes: z
      .number()
      .min(minutesRange.min, minutesMessage)
      .max(minutesRange.max, minutesMessage)
      .nullish(),
    minScore: z.number().min(scores.min, scoreMessage).max(scores.max, scoreMessage).nullish(),
  });

  @Field(() => String, {
    nullable: true,
    description: `Matches recipes with all of these words in their name, ingredients, tags, category, difficulty level or owner's name, in any order: also in other forms, as the beginning of longer words and with one typo. A part of the name matches as well. Ignores case and accents; no wildcards; ${describeMaxLength(maxLength.searchText)}.`,
  })
  search?: string | null;

  @Field(() => Int, { nullable: true, description: "The numeric ID of a tag of the recipe." })
  tagId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The numeric ID of an ingredient of the recipe.",
  })
  ingredientId?: number | null;

  @Field(() => Int, { nullable: true, description: "The category's numeric ID." })
  categoryId?: number | null;

  @Field(() => Int, { nullable: true, description: "The difficulty level's numeric ID." })
  difficultyLevelId?: number | null;

  @Field(() => Int, { nullable: true, description: "The numeric ID of the recipe's owner." })
  ownerId?: number | null;

  @Field(() => [Int], {
    nullable: true,
    description: describeIds("tags, all of which the recipe has"),
  })
  tagIds?: number[] | null;

  @Field(() => [Int], {
    nullable: true,
    description: describeIds("ingredients, all of which the recipe has"),
  })
  ingredientIds?: number[] | null;

  @Field(() => [Int], {
    nullable: true,
    description: describeIds("categories, one of which is the recipe's"),
  })
  categoryIds?: number[] | null;

  @Field(() => [Int], {
    nullable: true,
    description: describeIds("difficulty levels, one of which is the recipe's"),
  })
  difficultyLevelIds?: number[] | null;

  @Field(() => [Int], {
    nullable: true,
    description: describeIds("tags, none of which the recipe has"),
  })
  withoutTagIds?: number[] | null;

  @Field(() => [Int], {
    nullable: true,
    description: describeIds("ingredients, none of which the recipe has"),
  })
  withoutIngredientIds?: number[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The language of the recipe as a BCP 47 tag. Its regions and scripts match as well: en finds en-GB, and en-GB finds en.",
  })
  language?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `The longest total time in minutes, ${describeRange(minutesRange)}. Recipes without times do not match.`,
  })
  maxMinutes?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: `The lowest average score, rounded to one decimal, ${describeRange(scores)}. Recipes without reviews do not match.`,
  })
  minScore?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True if only the viewer's favorites match. Fails with UNAUTHENTICATED for visitors.",
  })
  favorites?: boolean | null;
}

/** A filter in which the viewer's favorites are resolved to a user. */
export interface ResolvedFilter extends Omit<RecipeFilter, "favorites"> {
  /** The user whose favorites match; null for any recipe. */
  favoritesOf: number | null;
}

/**
 * Resolves a filter for a viewer.
 * @throws UNAUTHENTICATED for the favorites of a visitor
 */
export function resolveFilter(
  { favorites, ...filter }: RecipeFilter,
  viewer: Viewer | null,
): ResolvedFilter {
  if (favorites && !viewer) throw unauthenticated();
  return { ...filter, favoritesOf: favorites && viewer ? viewer.userId : null };
}
