import { useReturn } from "../useReturn";
import { tableFetchPolicy } from "./tableFetchPolicy";

/**
 * Back to a table as it was left, after one of its rows was changed or deleted.
 * @param others further screens that one may have come from
 */
export function useReturnToTable(
  table: string,
  others: readonly string[] = [],
  otherwise = table,
): () => Promise<void> {
  const goBack = useReturn((pathname) => [table, ...others].includes(pathname), otherwise);
  return () =>
    goBack((pathname) => {
      if (pathname === table) tableFetchPolicy.readCacheOnce(table);
    });
}
