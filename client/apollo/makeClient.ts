import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { relayStylePagination } from "@apollo/client/utilities";
import { sessionStore } from "../shared/session";
import { refetchAfterWriteLink } from "./refetchAfterWriteLink";
import { serializeLink } from "./serializeLink";
import { mergeLines } from "./mergeLines";
import { offlineLink } from "./offlineLink";
import { retryQueriesLink } from "./retryQueriesLink";
import generated from "./possibleTypes.generated";
import { type OperationContext, rejectedTokenLink } from "./rejectedTokenLink";

/** Sends the token of whoever is logged in. */
export const addToken = new SetContextLink((previous) => {
  const { headers, asVisitor } = previous as OperationContext;
  const token = asVisitor ? undefined : sessionStore.get()?.token;
  return { headers: { ...headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) } };
});

/** Lists that are shown as tables, a page after the other. */
const tables = [
  "users",
  "searchTags",
  "searchCategories",
  "searchDifficultyLevels",
  "searchIngredients",
];
const BY = ["search", "sort"];

/**
 * The links of a browser's operations: the token, and what is sent again.
 * @param end where they leave it
 */
export const browserLink = (end: ApolloLink = new HttpLink({ uri: "/graphql" })): ApolloLink =>
  ApolloLink.from([
    offlineLink(),
    serializeLink(),
    refetchAfterWriteLink(),
    retryQueriesLink(),
    rejectedTokenLink(),
    addToken,
    end,
  ]);

/**
 * The client and its cache.
 * @param link in a browser all links to `/graphql`; on a server the one that executes the schema there,
 *   without retries while somebody waits for the page
 */
export const makeClient = (
  link: ApolloLink = browserLink(),
  defaultOptions: ApolloClient.DefaultOptions = {},
): ApolloClient =>
  new ApolloClient({
    link,
    defaultOptions,
    dataMasking: true,
    cache: new InMemoryCache({
      possibleTypes: generated.possibleTypes,
      typePolicies: {
        Author: { keyFields: ["userId"] },
        Role: { keyFields: ["roleId"] },
        DeletedRecipe: { keyFields: ["recipeId"] },
        Import: { keyFields: ["importId"], fields: { items: relayStylePagination() } },
        ImportItem: { keyFields: ["importItemId"], fields: { draft: { merge: false } } },
        // Screens query different fields of them; one must not lose what another has.
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
          fields: { ingredients: { merge: mergeLines }, reviews: relayStylePagination() },
        },
        User: {
          fields: {
            favorites: relayStylePagination(),
            recipes: relayStylePagination(),
            reviews: relayStylePagination(),
          },
        },
      },
    }),
  });
