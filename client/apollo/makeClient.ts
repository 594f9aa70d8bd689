import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { relayStylePagination } from "@apollo/client/utilities";
import { sessionStore } from "../shared/session";
import { toldBy } from "./errors";
import { freshReads } from "./freshReads";
import { inTurn } from "./inTurn";
import { mergeLines } from "./mergeLines";
import { patientReads } from "./patientReads";
import generated from "./possibleTypes.generated";

/** What our links note about an operation, in the context that the library leaves untyped. */
interface Noted {
  headers?: Record<string, string>;
  /** Asked without the token, whoever is logged in. */
  asVisitor?: boolean;
}

const addToken = new SetContextLink((previous) => {
  const { headers, asVisitor } = previous as Noted;
  const token = asVisitor ? undefined : sessionStore.get()?.token;
  return { headers: { ...headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) } };
});

/**
 * A token that the server refuses is dropped, and a query asked once more as a visitor: public
 * pages go on, guarded ones lead to the login. After a refused mutation one can log in where one is.
 */
const dropRefusedToken = new ErrorLink(({ error, operation, forward }) => {
  const code = toldBy(error)?.code;
  const refused = code === "UNAUTHENTICATED" || code === "ACCOUNT_BANNED";
  const { headers, asVisitor } = operation.getContext() as Noted;
  if (!refused || asVisitor || !headers?.["Authorization"]) return;
  const reading = operation.operationType === "query";
  sessionStore.refuse(reading ? "reading" : "writing");
  if (!reading) return;
  operation.setContext({ asVisitor: true, headers: {} });
  return forward(operation);
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
 * What a browser's operations pass through: who is asking, and what is asked once more.
 * @param end where they leave it
 */
export const browserLink = (end: ApolloLink = new HttpLink({ uri: "/graphql" })): ApolloLink =>
  ApolloLink.from([inTurn(), freshReads(), patientReads(), dropRefusedToken, addToken, end]);

/**
 * The client and its cache.
 * @param link in a browser all that stands before `/graphql`; on a server what asks the schema there,
 *   and nothing that would try again while somebody waits for the page
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
        // Screens ask for different parts of them; one must not lose what another has.
        Image: { merge: true },
        Rating: { merge: true },
        Query: {
          fields: {
            recipes: relayStylePagination(["filter", "sort"]),
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
