import { DENSITY, type Density } from "../../../shared/density";
import { canonicalLanguage, primaryLanguage } from "../../../shared/languageTag";
import { capitalize } from "../../../shared/changeCase";
import {
  filterKinds,
  type ReferenceKey,
  type SeveralKindName,
} from "../../../shared/referenceKinds";
import { MAX_FILTER_VALUES, MAX_SEARCH_TEXT } from "../../../shared/publicLimits";
import { recipeSortNames, recipeSorts, type RecipeSortName } from "../../../shared/recipeSorts";
import { parseId } from "../../shared/ids";
import type { QueryFormat } from "../../shared/useQueryState";

/** The default sort order. */
const defaultSort = (search: string): RecipeSortName => (search.trim() ? "relevance" : "name-asc");

/** The available sort orders, the default first. */
export function availableSorts({ search }: Pick<ListQuery, "search">): RecipeSortName[] {
  const first = defaultSort(search);
  return [first, ...recipeSortNames.filter((name) => name !== first && name !== "relevance")];
}

/** The sort order of the list: the chosen one, or the default. */
export const activeSort = (query: Pick<ListQuery, "search" | "sort">): RecipeSortName =>
  availableSorts(query).find((sort) => sort === query.sort) ?? defaultSort(query.search);

/** The filters by reference data, in display order. */
export const facetNames = filterKinds.map(({ key }) => key);
export type FacetName = ReferenceKey;

/** Filters that exclude recipes. */
export type WithoutName = `without${Capitalize<ReferenceKey<SeveralKindName>>}`;

const toWithoutName = (key: FacetName) => `without${capitalize(key)}` as WithoutName;

/** The exclusion filter of a facet; null for facets with one value per recipe. */
export const exclusionParam = (name: FacetName): WithoutName | null =>
  filterKinds.some(({ key, withoutField }) => key === name && withoutField)
    ? toWithoutName(name)
    : null;

const listNames = [
  ...facetNames,
  ...facetNames.map(exclusionParam).filter((name) => name !== null),
];

/** The state of the list, from its URL. */
export interface ListQuery extends Record<FacetName | WithoutName, number[]> {
  search: string;
  /** The chosen sort order; null for the default. */
  sort: RecipeSortName | null;
  /** The owner of the listed recipes; null for all owners. */
  ownerId: number | null;
  /** True if the list shows only the viewer's favorites. */
  favorites: boolean;
  /** The primary subtag of the recipes' language; null for any. */
  language: string | null;
  /** The longest total time; null for any. */
  maxMinutes: number | null;
  /** The lowest average score; null for any. */
  minScore: number | null;
  /** True if the list shows only recipes without a photo of the dish. */
  withoutPhoto: boolean;
  /** True if the list shows only recipes without a review. */
  withoutReviews: boolean;
  density: Density;
}

/** The choices of total time, in minutes. */
export const timeLimits = [15, 30, 45, 60, 120] as const;

/** The choices of average score. */
export const scoreLimits = [3, 4, 4.5] as const;

const readAllowed = (limits: readonly number[], text: string | null): number | null =>
  limits.find((limit) => String(limit) === text) ?? null;

const parseLanguage = (text: string | null): string | null => {
  const tag = canonicalLanguage(text ?? "");
  return tag && primaryLanguage(tag);
};

/** Reads search params; invalid values are ignored. */
export function readListQuery(searchParams: URLSearchParams): ListQuery {
  const readIds = (name: string) => {
    const ids = searchParams.getAll(name).map(parseId);
    return [...new Set(ids)].filter((id) => id !== null).slice(0, MAX_FILTER_VALUES);
  };
  const lists = Object.fromEntries(listNames.map((name) => [name, readIds(name)]));
  return {
    search: (searchParams.get("search") ?? "").slice(0, MAX_SEARCH_TEXT),
    sort: recipeSortNames.find((name) => name === searchParams.get("sort")) ?? null,
    ...(lists as Record<FacetName | WithoutName, number[]>),
    ownerId: parseId(searchParams.get("ownerId") ?? ""),
    favorites: searchParams.get("favorites") === "true",
    language: parseLanguage(searchParams.get("language")),
    maxMinutes: readAllowed(timeLimits, searchParams.get("maxMinutes")),
    minScore: readAllowed(scoreLimits, searchParams.get("minScore")),
    withoutPhoto: searchParams.get("withoutPhoto") === "true",
    withoutReviews: searchParams.get("withoutReviews") === "true",
    density: searchParams.get(DENSITY) === "compact" ? "compact" : "full",
  };
}

/** Writes search params without defaults, so that equal lists have equal URLs. */
export function writeListQuery(query: Partial<ListQuery>): string {
  const searchParams = new URLSearchParams();
  const { search = "", sort = null, maxMinutes, minScore } = query;
  if (search) searchParams.set("search", search);
  const effective = activeSort({ search, sort });
  if (effective !== defaultSort(search)) searchParams.set("sort", effective);
  for (const name of listNames) {
    for (const id of query[name] ?? []) searchParams.append(name, String(id));
  }
  if (query.language) searchParams.set("language", query.language);
  if (maxMinutes) searchParams.set("maxMinutes", String(maxMinutes));
  if (minScore) searchParams.set("minScore", String(minScore));
  if (query.ownerId) searchParams.set("ownerId", String(query.ownerId));
  if (query.favorites) searchParams.set("favorites", "true");
  if (query.withoutPhoto) searchParams.set("withoutPhoto", "true");
  if (query.withoutReviews) searchParams.set("withoutReviews", "true");
  if (query.density === "compact") searchParams.set(DENSITY, query.density);
  return searchParams.toString();
}

/** Converts the state of the list to search params and back. */
export const listFormat: QueryFormat<ListQuery> = {
  parse: readListQuery,
  serialize: writeListQuery,
};

const { density: _density, ...defaults } = readListQuery(new URLSearchParams());

/** The unfiltered list in its default order, without a density. */
export const noFilters: Omit<ListQuery, "density"> = defaults;

/** Returns the number of filter values, without the search. */
export const countFilters = (query: ListQuery): number =>
  listNames.reduce((sum, name) => sum + query[name].length, 0) +
  (query.language ? 1 : 0) +
  (query.maxMinutes ? 1 : 0) +
  (query.minScore ? 1 : 0) +
  (query.ownerId ? 1 : 0) +
  (query.favorites ? 1 : 0) +
  (query.withoutPhoto ? 1 : 0) +
  (query.withoutReviews ? 1 : 0);

/** Returns true if a search or a filter is active. */
export const isNarrowed = (query: ListQuery): boolean =>
  query.search.trim() !== "" || countFilters(query) > 0;

/** Converts the state of the list to the server's arguments. */
export function toArguments({ sort, search, density, ...query }: ListQuery) {
  const text = search.trim();
  return {
    full: density === "full",
    sort: recipeSorts[activeSort({ search, sort })],
    filter: {
      search: text || null,
      orSimilar: text !== "" || null,
      ...Object.fromEntries(listNames.map((name) => [`${name}s`, query[name]])),
      language: query.language,
      maxMinutes: query.maxMinutes,
      minScore: query.minScore,
      ownerId: query.ownerId,
      favorites: query.favorites || null,
      withoutPhoto: query.withoutPhoto || null,
      withoutReviews: query.withoutReviews || null,
    },
  };
}
