import { Field, Float, InputType, Int } from "type-graphql";
import { z } from "zod";
import { unauthenticated } from "../../errors";
import type { Viewer } from "../../graphql/context";
import { searchText } from "../../graphql/validate";
import { describeMaxLength, describeRange } from "../../lib/describeLimits";
import { detailRules } from "./RecipeDetails";
import {
  filterKinds,
  type FilterListField,
  type FilterWithoutField,
  type ReferenceKey,
} from "../../../shared/referenceKinds";
import { maxCount, maxLength, minutesRange, scores } from "../../../shared/inputLimits";

const idList = z
  .array(z.number())
  .max(maxCount.filterValues, `A filter takes at most ${maxCount.filterValues} values`)
  .nullish();

const minutesMessage = `Minutes must be ${describeRange(minutesRange)}`;
const scoreMessage = `The score must be ${describeRange(scores)}`;

const describeIds = (items: string) =>
  `Numeric IDs of ${items}; at most ${maxCount.filterValues}. An empty list does not filter.`;

@InputType()
class KindFilters {}

/** Declares the fields for each kind of reference data. */
for (const { key, thing, words, listField, withoutField } of filterKinds) {
  const { a, all } = words;
  const addField = (name: string, type: typeof Int | [typeof Int], description: string) =>
    Field(() => type, { nullable: true, description })(KindFilters.prototype, name);
  if (withoutField) {
    addField(key, Int, `The numeric ID of ${a} of the recipe.`);
    addField(listField, [Int], describeIds(`${all}, all of which the recipe has`));
    addField(withoutField, [Int], describeIds(`${all}, none of which the recipe has`));
  } else {
    addField(key, Int, `The ${thing.toLowerCase()}'s numeric ID.`);
    addField(listField, [Int], describeIds(`${all}, one of which is the recipe's`));
  }
}

/** The filters by reference data. The loop above has declared their fields. */
const ReferenceFilter = KindFilters as new () => {
  [Field in ReferenceKey]?: number | null;
} & { [Field in FilterListField | FilterWithoutField]?: number[] | null };

/** A filter on recipes; all given fields must match. */
@InputType({ description: "A filter on recipes. A recipe must match all given fields." })
export class RecipeFilter extends ReferenceFilter {
  static rules = z.looseObject({
    search: searchText,
    ...Object.fromEntries(
      filterKinds
        .flatMap(({ listField, withoutField }) => [listField, withoutField])
        .map((field) => [field, idList]),
    ),
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
    description: `Matches recipes with all of these words in their name, ingredients, tags, equipment, category, difficulty level or owner's name, in any order: also in other forms, as the beginning of longer words and with one typo. A part of the name matches as well. Ignores case and accents; no wildcards; ${describeMaxLength(maxLength.searchText)}.`,
  })
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True to match a similar search instead if no recipe matches the filter with `search`: with corrected or fewer words.",
  })
  orSimilar?: boolean | null;

  @Field(() => Int, { nullable: true, description: "The numeric ID of the recipe's owner." })
  ownerId?: number | null;

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
    description: `The lowest average score as written, rounded to one decimal, ${describeRange(scores)}. Recipes without reviews do not match.`,
  })
  minScore?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True if only recipes without a photo of the dish match.",
  })
  withoutPhoto?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True if only recipes without a review match.",
  })
  withoutReviews?: boolean | null;

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
  /** The facets of the same meaning, such as those of "Shrimp" and "Prawn", by facet. */
  synonyms?: ReadonlyMap<string, readonly string[]>;
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
