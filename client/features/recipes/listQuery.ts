import { maxLength } from "../../../shared/inputLimits";
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

/** What the list shows, as its address says. */
export interface ListQuery {
  search: string;
  /** The chosen sort order; null for the default. */
  sort: ListSort | null;
  tagId: number | null;
  ingredientId: number | null;
  categoryId: number | null;
  difficultyLevelId: number | null;
}

/** The four filters, in the order in which they stand. */
export const facetNames = ["tagId", "ingredientId", "categoryId", "difficultyLevelId"] as const;
export type FacetName = (typeof facetNames)[number];

/** Reads search params. What they cannot mean is as good as left out. */
export function readListQuery(searchParams: URLSearchParams): ListQuery {
  const keys = Object.fromEntries(
    facetNames.map((name) => [name, parseId(searchParams.get(name))]),
  );
  const sort = searchParams.get("sort");
  return {
    search: (searchParams.get("search") ?? "").slice(0, maxLength.searchText),
    sort: isSort(sort) ? sort : null,
    ...(keys as Record<FacetName, number | null>),
  };
}

/** Writes search params; the default is left out, so that equal lists have equal ones. */
export function writeListQuery(query: Partial<ListQuery>): string {
  const searchParams = new URLSearchParams();
  if (query.search) searchParams.set("search", query.search);
  const { search = "", sort = null } = query;
  const effective = sortOf({ search, sort });
  if (effective !== sortsOf({ search })[0]) searchParams.set("sort", effective);
  for (const name of facetNames) if (query[name]) searchParams.set(name, String(query[name]));
  return searchParams.toString();
}

/** The list's query in the search params. */
export const listFormat: QueryFormat<ListQuery> = {
  parse: readListQuery,
  serialize: writeListQuery,
};

/** The whole list in its default order. */
export const noFilters = readListQuery(new URLSearchParams());

/** How many filters narrow the list, the search not counted. */
export const activeFilters = (query: ListQuery): FacetName[] =>
  facetNames.filter((name) => query[name] !== null);

/** The same list as the server's arguments say it. */
export function toArguments({ sort, search, ...keys }: ListQuery) {
  return {
    sort: sortNames[sortOf({ search, sort })],
    filter: { search: search.trim() || null, ...keys },
  };
}
