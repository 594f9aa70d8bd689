import "fake-indexeddb/auto";
import { ApolloLink, gql, Observable } from "@apollo/client";
import { makeClient } from "../../apollo/makeClient";
import type { ReadRecipe } from "./ReadRecipe";
import { storeFavorites } from "./storeFavorites";

/** What a screen shows of the viewer's favourites. */
const SHOWN = gql`
  query Shown {
    viewer {
      id
      favorites(first: 1) {
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          cursor
          node {
            id
            name
          }
        }
      }
    }
  }
`;

const shown = {
  viewer: {
    __typename: "User",
    id: "viewer",
    favorites: {
      __typename: "RecipeConnection",
      pageInfo: { __typename: "PageInfo", hasNextPage: true, endCursor: "a" },
      edges: [
        {
          __typename: "RecipeEdge",
          cursor: "a",
          node: { __typename: "Recipe", id: "stew", name: "Stew" },
        },
      ],
    },
  },
};

const favorite = (id: string, recipeId: number) => ({
  __typename: "RecipeEdge",
  node: { __typename: "Recipe", id, recipeId, version: 1 },
});

const data = {
  viewer: {
    __typename: "User",
    id: "viewer",
    favorites: {
      __typename: "RecipeConnection",
      edges: [favorite("stew", 1), favorite("broth", 2)],
    },
  },
};

beforeEach(() => {
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
});

it("Storing favourites leaves the list that a screen shows as it is", async () => {
  const asked: unknown[] = [];
  const server = new ApolloLink(({ operationName }) => {
    asked.push(operationName);
    return new Observable((observer) => {
      observer.next({ data });
      observer.complete();
    });
  });
  const client = makeClient(server);
  client.writeQuery({ query: SHOWN, data: shown });
  const recipes: ReadRecipe = {
    query: SHOWN,
    variables: () => ({}),
    read: () => null,
    fetch: async () => {},
  };
  await storeFavorites(client, 1, recipes);
  expect(asked).toEqual(["OfflineFavorites"]);
  expect(client.readQuery({ query: SHOWN })).toEqual(shown);
});
