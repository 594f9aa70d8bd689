import { maxLength, minutesRange, scores } from "../../../shared/inputLimits";
import { recipeDetails } from "../../../shared/recipeDetails";
import { recipeSortNames, recipeSorts } from "../../../shared/recipeSorts";
import {
  filterKinds,
  type FilterListField,
  type FilterWithoutField,
} from "../../../shared/referenceKinds";
import { boolean, id, number, string } from "../openapi/schemaBuilders";
import {
  queryChoice,
  queryFlag,
  queryId,
  queryIds,
  queryInteger,
  queryNumber,
  queryText,
} from "../query";
import type { RestRequest } from "../RestRequest";

export const DEFAULT_PAGE_SIZE = 24;

/** Joins names without a comma before "or". */
const alternatives = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Filters that take several IDs, with their descriptions. */
const idLists = Object.fromEntries([
  ...filterKinds.map(({ listField, withoutField, words }) => [
    listField,
    withoutField
      ? `${words.all}, all of which the recipe has`
      : `${words.all}, one of which is the recipe's`,
  ]),
  ...filterKinds.flatMap(({ withoutField, words }) =>
    withoutField ? [[withoutField, `${words.all} that the recipe must not have`]] : [],
  ),
]) as Record<FilterListField | FilterWithoutField, string>;
const idListNames = Object.keys(idLists) as (FilterListField | FilterWithoutField)[];

/** Reads the page, the order and the filter of a list of recipes. */
export function readFilters(request: RestRequest) {
  const after = queryText(request, "after");
  const sort = queryChoice(
    request,
    "sort",
    recipeSortNames,
    `"sort" must be ${alternatives.format(recipeSortNames)}.`,
  );
  const maxMinutes = queryNumber(request, "maxMinutes");
  return {
    first: queryInteger(request, "first", DEFAULT_PAGE_SIZE),
    after,
    sort: sort ? recipeSorts[sort] : ("KEY_ASC" as const),
    filter: {
      ownerId: queryId(request, "userId"),
      search: queryText(request, "search"),
      ...Object.fromEntries(filterKinds.map(({ key }) => [key, queryId(request, key)])),
      ...Object.fromEntries(idListNames.map((name) => [name, queryIds(request, name)])),
      language: queryText(request, "language"),
      // The value is rounded, because times are whole minutes.
      maxMinutes: maxMinutes && Math.floor(maxMinutes),
      minScore: queryNumber(request, "minScore"),
      withoutPhoto: queryFlag(request, "withoutPhoto"),
      withoutReviews: queryFlag(request, "withoutReviews"),
    },
  };
}

/** The query parameters of a list of recipes, apart from those of its page. */
export const recipeFilters = {
  userId: id("Filters by the recipe's owner."),
  search: string(
    "Filters by words of the name, ingredients, tags, equipment, category, difficulty level or owner, or by a part of the name.",
    "plum",
    maxLength.searchText,
  ),
  ...Object.fromEntries(
    filterKinds.map(({ key, thing }) => [key, id(`Filters by ${thing.toLowerCase()}.`)]),
  ),
  ...Object.fromEntries(
    idListNames.map((name) => [
      name,
      string(`Filters by comma-separated IDs of ${idLists[name]}.`, "1,2"),
    ]),
  ),
  language: string(
    "Filters by language, as a BCP 47 tag: `en` finds `en-GB` as well.",
    "en",
    recipeDetails.language.max,
  ),
  maxMinutes: number(
    "Filters by the longest total time in minutes; recipes without times do not match.",
    minutesRange.min,
    minutesRange.max,
  ),
  minScore: number(
    "Filters by the lowest average score, rounded to one decimal; recipes without reviews do not match.",
    scores.min,
    scores.max,
  ),
  withoutPhoto: boolean("Filters by photos: true for recipes without a photo of the dish."),
  withoutReviews: boolean("Filters by reviews: true for recipes without one."),
  sort: {
    type: "string",
    enum: recipeSortNames,
    description:
      "Sorts by name, by date (newest first), by rating (best first) or, for a search, by relevance. If omitted, by ID.",
  },
} as const;
