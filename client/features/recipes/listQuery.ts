import { DENSITY, type Density } from "../../../shared/density";
import { canonicalLanguage, primaryLanguage } from "../../../shared/languageTag";
import { MAX_FILTER_VALUES, MAX_SEARCH_TEXT } from "../../../shared/publicLimits";
import { parseId } from "../../shared/ids";
import type { QueryFormat } from "../../shared/useQueryState";

/** The sort orders of the list, as search params and the server name them. */
const sortNames = {
  relevance: "RELEVANCE",
  "name-asc": "NAME_ASC",
  "name-desc": "NAME_DESC",
  newest: "NEWEST",
  best: "BEST",
} as const;

export type ListSort = keyof typeof sortNames;

/** The sort orders to choose from: relevance is there for searches only, whose default it is. */
export const sortsOf = ({ search }: Pick<ListQuery, "search">): [ListSort, ...ListSort[]] =>
  search.trim()
    ? ["relevance", "name-asc", "name-desc", "newest", "best"]
    : ["name-asc", "name-desc", "newest", "best"];

/** The sort order of the list: the chosen one, or the default. */
export const sortOf = (query: Pick<ListQuery, "search" | "sort">): ListSort => {
  const [first, ...others] = sortsOf(query);
  return others.find((sort) => sort === query.sort) ?? first;
};

const isSort = (name: string | null): name is ListSort =>
  name !== null && Object.hasOwn(sortNames, name);

/** The four filters by reference data, in the order in which they stand. */
export const facetNames = ["tagId", "ingredientId", "categoryId", "difficultyLevelId"] as const;
export type FacetName = (typeof facetNames)[number];

/** Filters by what a recipe is without, with the filter that asks for it. */
const withoutNames = { tagId: "withoutTagId", ingredientId: "withoutIngredientId" } as const;
export type WithoutName = (typeof withoutNames)[keyof typeof withoutNames];

/** The filter by what a recipe is without; null where a recipe has only one value. */
export const withoutNameOf = (name: FacetName): WithoutName | null =>
  name === "tagId" || name === "ingredientId" ? withoutNames[name] : null;

const listNames = [...facetNames, ...Object.values(withoutNames)] as const;

/** What the list shows, as its address says. */
export interface ListQuery extends Record<FacetName | WithoutName, number[]> {
  search: string;
  /** The chosen sort order; null for the default. */
  sort: ListSort | null;
  /** Whose recipes the list shows; null for everybody's. */
  ownerId: number | null;
  /** Whether the list shows the viewer's favourites only. */
  favorites: boolean;
  /** The primary subtag of the recipes' language; null for any. */
  language: string | null;
  /** The longest total time; null for any. */
  maxMinutes: number | null;
  /** The lowest average score; null for any. */
  minScore: number | null;
  density: Density;
}

/** Total times to choose from, in minutes. */
export const timeLimits = [15, 30, 45, 60, 120] as const;

/** Average scores to choose from. */
export const scoreLimits = [3, 4, 4.5] as const;

const oneOf = (limits: readonly number[], text: string | null): number | null =>
  limits.find((limit) => String(limit) === text) ?? null;

const parseLanguage = (text: string | null): string | null => {
  const tag = canonicalLanguage(text ?? "");
  return tag && primaryLanguage(tag);
};

/** Reads search params. What they cannot mean is as good as left out. */
export function readListQuery(searchParams: URLSearchParams): ListQuery {
  const idsOf = (name: string) => {
    const ids = searchParams.getAll(name).map(parseId);
    return [...new Set(ids)].filter((id) => id !== null).slice(0, MAX_FILTER_VALUES);
  };
  const lists = Object.fromEntries(listNames.map((name) => [name, idsOf(name)]));
  const sort = searchParams.get("sort");
  return {
    search: (searchParams.get("search") ?? "").slice(0, MAX_SEARCH_TEXT),
    sort: isSort(sort) ? sort : null,
    ...(lists as Record<FacetName | WithoutName, number[]>),
    ownerId: parseId(searchParams.get("ownerId") ?? ""),
    favorites: searchParams.get("favorites") === "true",
    language: parseLanguage(searchParams.get("language")),
    maxMinutes: oneOf(timeLimits, searchParams.get("maxMinutes")),
    minScore: oneOf(scoreLimits, searchParams.get("minScore")),
    density: searchParams.get(DENSITY) === "compact" ? "compact" : "full",
  };
}

/** Writes search params; the default is left out, so that equal lists have equal ones. */
export function writeListQuery(query: Partial<ListQuery>): string {
  const searchParams = new URLSearchParams();
  const { search = "", sort = null, maxMinutes, minScore } = query;
  if (search) searchParams.set("search", search);
  const effective = sortOf({ search, sort });
  if (effective !== sortsOf({ search })[0]) searchParams.set("sort", effective);
  for (const name of listNames) {
    for (const id of query[name] ?? []) searchParams.append(name, String(id));
  }
  if (query.language) searchParams.set("language", query.language);
  if (maxMinutes) searchParams.set("maxMinutes", String(maxMinutes));
  if (minScore) searchParams.set("minScore", String(minScore));
  if (query.ownerId) searchParams.set("ownerId", String(query.ownerId));
  if (query.favorites) searchParams.set("favorites", "true");
  if (query.density === "compact") searchParams.set(DENSITY, query.density);
  return searchParams.toString();
}

/** The list's query in the search params. */
export const listFormat: QueryFormat<ListQuery> = {
  parse: readListQuery,
  serialize: writeListQuery,
};

const { density: _density, ...defaults } = readListQuery(new URLSearchParams());

/** The whole list in its default order, in whichever density. */
export const noFilters: Omit<ListQuery, "density"> = defaults;

/** How many values narrow the list, the search not counted. */
export const countFilters = (query: ListQuery): number =>
  listNames.reduce((sum, name) => sum + query[name].length, 0) +
  (query.language ? 1 : 0) +
  (query.maxMinutes ? 1 : 0) +
  (query.minScore ? 1 : 0) +
  (query.ownerId ? 1 : 0) +
  (query.favorites ? 1 : 0);

/** Whether a search or a filter narrows the list. */
export const isNarrowed = (query: ListQuery): boolean =>
  query.search.trim() !== "" || countFilters(query) > 0;

/** The same list as the server's arguments say it. */
export function toArguments({ sort, search, density, ...query }: ListQuery) {
  return {
    full: density === "full",
    sort: sortNames[sortOf({ search, sort })],
    filter: {
      search: search.trim() || null,
      tagIds: query.tagId,
      ingredientIds: query.ingredientId,
      categoryIds: query.categoryId,
      difficultyLevelIds: query.difficultyLevelId,
      withoutTagIds: query.withoutTagId,
      withoutIngredientIds: query.withoutIngredientId,
      language: query.language,
      maxMinutes: query.maxMinutes,
      minScore: query.minScore,
      ownerId: query.ownerId,
      favorites: query.favorites || null,
    },
  };
}
