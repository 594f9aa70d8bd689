import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { fetchUncached } from "../../shared/apollo/fetchQuery";
import type { RecipeFilter } from "../../shared/apollo/schema.generated";
import { type ListQuery, readListQuery, toArguments, writeListQuery } from "./listQuery";
import {
  type RecipeFiltersQuery,
  RecipeFiltersDocument,
  useRecipeFilters,
} from "./RecipeFilters.generated";

/** The maximum number of options per filter in a page: those that match most recipes. */
export const MOST_OPTIONS = 60;

/** Fetches all options, which replace the options of the page. */
async function fetchAll(client: ApolloClient, filter: RecipeFilter): Promise<void> {
  const { data } = await fetchUncached(client, RecipeFiltersDocument, { filter });
  if (!data) return;
  const variables = { filter, limit: MOST_OPTIONS };
  client.writeQuery({ query: RecipeFiltersDocument, variables, data });
}

/**
 * The options of the filters. A page includes only as many as are usually read.
 * @returns the options, and a function that fetches the others when the filter is opened
 */
export function useFacets(
  ref: Parameters<typeof useRecipeFilters>[0],
  query: ListQuery,
): [facets: RecipeFiltersQuery["recipeFacets"], wantAll: () => void] {
  const client = useApolloClient();
  const facets = useRecipeFilters(ref).recipeFacets;
  const [wantsAll, setWantsAll] = useState(false);
  const isMissing = wantsAll && facets.hasMore;
  const shownQuery = writeListQuery(query);
  useEffect(() => {
    if (!isMissing) return;
    const { filter } = toArguments(readListQuery(new URLSearchParams(shownQuery)));
    // The options stay unchanged if there is no response.
    fetchAll(client, filter).catch(() => undefined);
  }, [client, isMissing, shownQuery]);
  return [facets, () => setWantsAll(true)];
}
