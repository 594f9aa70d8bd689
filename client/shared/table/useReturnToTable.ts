import { useReturn } from "../useReturn";
import { tableFetchPolicy } from "./tableFetchPolicy";

/**
 * Returns to a table after a row was changed or deleted.
 * @param others further screens to return to
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
