import { useMemo } from "react";
import { useQueryState } from "../useQueryState";
import { readTableQuery, type TableOrder, type TableQuery, writeTableQuery } from "./tableQuery";

/** Returns the state of this screen's table, and a function that changes a part of it. */
export function useTableQuery<Sort extends string>(
  order: TableOrder<Sort>,
): [TableQuery<Sort>, (change: Partial<TableQuery<Sort>>) => void] {
  const format = useMemo(
    () => ({
      parse: (searchParams: URLSearchParams) => readTableQuery(searchParams, order),
      serialize: (query: TableQuery<Sort>) => writeTableQuery(query, order),
    }),
    [order],
  );
  const [query, change] = useQueryState(format);
  return [query, change];
}
