import {
  ApolloClient,
  type ApolloLink,
  InMemoryCache,
  type InMemoryCacheConfig,
} from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";
import { capitalize } from "../../../shared/changeCase";
import { referenceEntries } from "../../../shared/referenceKinds";
import { mergeLines, mergeSteps } from "./mergeLines";
import generated from "./possibleTypes.generated";

/** Lists shown as tables, page by page. */
const tables = ["users", ...referenceEntries.map(([name]) => `search${capitalize(name)}`)];
const BY = ["search", "sort"];

/**
 * The client and its cache.
 * @param link in a browser `lateLink`; on a server a link that executes the schema, without retries because
 * the visitor waits
 */
export const makeClient = (
  link: ApolloLink,
  defaultOptions: ApolloClient.DefaultOptions = {},
  makeCache = (config: InMemoryCacheConfig) => new InMemoryCache(config),
): ApolloClient =>
  new ApolloClient({
    link,
    defaultOptions,
    dataMasking: true,
    cache: makeCache({
      possibleTypes: generated.possibleTypes,
      typePolicies: {
        Author: { keyFields: ["userId"] },
        Role: { keyFields: ["roleId"] },
        DeletedRecipe: { keyFields: ["recipeId"] },
        Import: { keyFields: ["importId"], fields: { items: relayStylePagination() } },
        ImportItem: { keyFields: ["importItemId"], fields: { draft: { merge: false } } },
        // Screens select different fields; merging keeps all of them.
        Image: { merge: true },
        Rating: { merge: true },
        CookingProgress: { merge: false },
        Query: {
          fields: {
            recipes: relayStylePagination(["filter", "sort"]),
            exportedRecipes: relayStylePagination(["of"]),
            contributorRequests: relayStylePagination(),
            recipesDeletedByAdmins: relayStylePagination(),
            viewerRecipes: relayStylePagination(["visibility"]),
            ...Object.fromEntries(tables.map((name) => [name, relayStylePagination(BY)])),
          },
        },
        Recipe: {
          fields: {
            lines: { merge: mergeLines },
            commonChanges: { merge: false },
            steps: { merge: mergeSteps },
            diaryEntries: relayStylePagination(),
            reviews: relayStylePagination(["sort"]),
            variations: relayStylePagination(),
            versions: relayStylePagination(),
          },
        },
        User: {
          fields: {
            favorites: relayStylePagination(),
            recipes: relayStylePagination(),
            diaryEntries: relayStylePagination(),
            reviews: relayStylePagination(),
          },
        },
      },
    }),
  });
