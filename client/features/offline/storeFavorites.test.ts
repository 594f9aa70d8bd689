import "fake-indexeddb/auto";
import { ApolloLink, gql, Observable } from "@apollo/client";
import { makeClient } from "../../shared/apollo/makeClient";
import type { ReadRecipe } from "./ReadRecipe";
import { claimOffline } from "../../shared/offline/claimOffline";
import { sessionStore } from "../../shared/session";
import { storeFavorites } from "./storeFavorites";

/** A query of the favorite fields that a screen shows. */
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

const shownRecipe = {
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

afterEach(() => jest.restoreAllMocks());

/** Makes a client with a server that responds with the favorites, and records its requests. */
function withFavorites() {
  const requests: unknown[] = [];
  const server = new ApolloLink(({ operationName }) => {
    requests.push(operationName);
    return new Observable((observer) => {
      observer.next({ data });
      observer.complete();
    });
  });
  return { client: makeClient(server), asked: requests };
}

it("Storing favorites does not change the list on the screen", async () => {
  const { asked: requests, client } = withFavorites();
  client.writeQuery({ query: SHOWN, data: shownRecipe });
  const recipes: ReadRecipe = {
    query: SHOWN,
    variables: () => ({}),
    read: () => null,
    fetch: async () => {},
  };
  await storeFavorites(client, 1, recipes);
  expect(requests).toEqual(["OfflineFavorites"]);
  expect(client.readQuery({ query: SHOWN })).toEqual(shownRecipe);
});

it("A favorite whose photos could not be fetched is fetched again until its photos are stored", async () => {
  const { client } = withFavorites();
  const pictures = new Map<string, Response>();
  const cache = {
    match: async (url: string) => pictures.get(url)?.clone(),
    put: async (url: string, response: Response) => pictures.set(url, response),
  };
  Object.assign(globalThis, { caches: { open: async () => cache, delete: async () => true } });
  const user = { userId: 1 };
  jest.spyOn(sessionStore, "get").mockReturnValue({ user } as ReturnType<typeof sessionStore.get>);
  const photos: Record<string, number> = { "/photos/1.webp": 503, "/photos/2.webp": 200 };
  const ask = jest.spyOn(globalThis, "fetch");
  ask.mockImplementation(async (url) => new Response("photo", { status: photos[String(url)]! }));
  const fetched: number[] = [];
  const recipes: ReadRecipe = {
    query: SHOWN,
    variables: () => ({}),
    fetch: async (recipeId) => fetched.push(recipeId),
    read: (recipeId) => ({
      recipe: {
        ...{ id: "", recipeId, name: "", version: 1, viewerHasFavorited: true },
        photos: [{ url: `/photos/${recipeId}.webp` }],
      },
    }),
  };
  await claimOffline(1);
  await storeFavorites(client, 1, recipes);
  expect(fetched).toEqual([1, 2]);
  expect([...pictures.keys()]).toEqual(["/photos/2.webp"]);

  photos["/photos/1.webp"] = 200;
  await storeFavorites(client, 1, recipes);
  expect(fetched).toEqual([1, 2, 1]);
  expect([...pictures.keys()]).toEqual(["/photos/2.webp", "/photos/1.webp"]);

  await storeFavorites(client, 1, recipes);
  expect(fetched).toEqual([1, 2, 1]);
});
