import { maxLength } from "../../../shared/inputLimits";

/** The sort orders of a table, with the server's names, and the default. */
export interface TableOrder<Sort extends string> {
  sorts: readonly Sort[];
  first: Sort;
}

/** The state of a table, from its URL. */
export interface TableQuery<Sort extends string> {
  search: string;
  sort: Sort;
  descending: boolean;
}

/** Reads the state from search params; invalid values are ignored. */
export function readTableQuery<Sort extends string>(
  searchParams: URLSearchParams,
  { sorts, first }: TableOrder<Sort>,
): TableQuery<Sort> {
  const [name, direction] = (searchParams.get("sort") ?? "").split("-");
  const sort = sorts.find((one) => one === name);
  return {
    search: (searchParams.get("search") ?? "").slice(0, maxLength.searchText),
    sort: sort ?? first,
    descending: sort !== undefined && direction === "desc",
  };
}

/** Writes search params without defaults, so that equal tables have equal URLs. */
export function writeTableQuery<Sort extends string>(
  { search, sort, descending }: TableQuery<Sort>,
  { first }: TableOrder<Sort>,
): string {
  const searchParams = new URLSearchParams();
  if (search) searchParams.set("search", search);
  if (sort !== first || descending)
    searchParams.set("sort", `${sort}-${descending ? "desc" : "asc"}`);
  return searchParams.toString();
}

/** Converts the state to the server's arguments. */
export const toArguments = <Sort extends string>({
  search,
  sort,
  descending,
}: TableQuery<Sort>) => ({
  search: search.trim() || null,
  // The cast is needed because TypeScript cannot infer the upper-case name.
  sort: `${sort}_${descending ? "desc" : "asc"}`.toUpperCase() as Uppercase<`${Sort}_${"asc" | "desc"}`>,
});
