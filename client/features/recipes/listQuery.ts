import { keyIn } from "../../shared/keys";

/** The orders of the list. */
export const listSorts = ["name-asc", "name-desc"] as const;

/** What the list shows, as its address says. */
export interface ListQuery {
  search: string;
  sort: (typeof listSorts)[number];
  tagId: number | null;
  ingredientId: number | null;
  categoryId: number | null;
  difficultyLevelId: number | null;
}

/** The four filters, in the order in which they stand. */
export const facetNames = ["tagId", "ingredientId", "categoryId", "difficultyLevelId"] as const;
export type FacetName = (typeof facetNames)[number];

/** Reads an address. What it cannot mean is as good as left out. */
export function readListQuery(address: URLSearchParams): ListQuery {
  const keys = Object.fromEntries(facetNames.map((name) => [name, keyIn(address.get(name))]));
  return {
    search: (address.get("search") ?? "").slice(0, 200),
    sort: address.get("sort") === "name-desc" ? "name-desc" : "name-asc",
    ...(keys as Record<FacetName, number | null>),
  };
}

/** Writes an address; what stands by default is left out, so that equal lists have equal ones. */
export function writeListQuery(query: Partial<ListQuery>): string {
  const address = new URLSearchParams();
  if (query.search) address.set("search", query.search);
  if (query.sort === "name-desc") address.set("sort", query.sort);
  for (const name of facetNames) if (query[name]) address.set(name, String(query[name]));
  return address.toString();
}

/** How many filters narrow the list, the search not counted. */
export const activeFilters = (query: ListQuery): FacetName[] =>
  facetNames.filter((name) => query[name] !== null);

/** The same list as the server's arguments say it. */
export function toArguments({ sort, search, ...keys }: ListQuery) {
  return {
    sort: sort === "name-desc" ? ("NAME_DESC" as const) : ("NAME_ASC" as const),
    filter: { search: search.trim() || null, ...keys },
  };
}
