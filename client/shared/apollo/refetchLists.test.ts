import { setTimeout } from "node:timers/promises";
import { ApolloLink, gql, Observable } from "@apollo/client";
import { makeClient } from "./makeClient";
import { refetchLists } from "./refetchLists";

const LIST = gql`
  query List($first: Int!, $after: String, $filter: RecipeFilter) {
    recipes(first: $first, after: $after, filter: $filter) {
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;
const PROFILE = gql`
  query Profile {
    user(userId: 1) {
      id
      recipes(first: 2) {
        edges {
          cursor
          node {
            id
          }
        }
      }
    }
  }
`;

interface List {
  recipes: { edges: { node: { id: string } }[]; pageInfo: { hasNextPage: boolean } };
}

const makeConnection = (ids: readonly string[], first: number, after?: string) => {
  const rest = after ? ids.slice(ids.indexOf(after) + 1) : ids;
  const edges = rest.slice(0, first).map((id) => ({
    __typename: "RecipeEdge",
    cursor: id,
    node: { __typename: "Recipe", id },
  }));
  return {
    __typename: "RecipeConnection",
    edges,
    pageInfo: {
      __typename: "PageInfo",
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: rest.length > first,
    },
  };
};

const soups = { search: "soup" };

/** Makes a client with a server that has recipes, and counts the requests per filter. */
function withRecipes(ids: string[]) {
  const requests: string[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    const { after, filter, first } = variables as { after?: string; filter: object; first: number };
    requests.push(JSON.stringify(filter ?? null));
    const data =
      operationName === "Profile"
        ? { user: { __typename: "User", id: "u1", recipes: makeConnection(ids, 2) } }
        : { recipes: makeConnection(ids, first, after) };
    return new Observable((observer) => {
      void setTimeout(1).then(() => {
        observer.next({ data });
        observer.complete();
      });
    });
  });
  const client = makeClient(link);
  const load = (variables: object) =>
    client.query<List>({ query: LIST, variables, fetchPolicy: "network-only" });
  return { client, ids, load, requests };
}

/** Waits for the first data of a screen. */
const readShown = async (screen: { getCurrentResult(): { dataState: string } }) => {
  while (screen.getCurrentResult().dataState !== "complete") await setTimeout(5);
};

const readIds = ({ recipes }: List) => recipes.edges.map(({ node }) => node.id);

describe("After an entry was restored", () => {
  it("the list on the screen shows it, keeps all loaded pages, and is never empty", async () => {
    const { client, ids, load } = withRecipes(["a", "b", "d", "e", "f", "g"]);
    const results: (string[] | undefined)[] = [];
    const screen = client.watchQuery<List>({ query: LIST, variables: { first: 2 } });
    const subscription = screen.subscribe(({ data, dataState }) =>
      results.push(dataState === "complete" ? readIds(data) : undefined),
    );
    await readShown(screen);
    await load({ first: 2, after: "b" });
    await setTimeout(20);
    expect(results.at(-1)).toEqual(["a", "b", "d", "e"]);
    results.splice(0);
    ids.splice(2, 0, "c");
    await refetchLists(client);
    await setTimeout(20);
    expect(results).toEqual([["a", "b", "c", "d", "e"]]);
    expect(screen.getCurrentResult().data?.recipes?.pageInfo?.hasNextPage).toBe(true);
    subscription.unsubscribe();
  });

  it("a list that is longer than the largest page also shows it", async () => {
    const { client, ids, load } = withRecipes(Array.from({ length: 120 }, (_, i) => `r${i}`));
    const screen = client.watchQuery<List>({ query: LIST, variables: { first: 40 } });
    const lengths: number[] = [];
    const subscription = screen.subscribe(({ data, dataState }) =>
      lengths.push(dataState === "complete" ? readIds(data).length : 0),
    );
    await readShown(screen);
    await load({ first: 40, after: "r39" });
    await load({ first: 20, after: "r79" });
    await setTimeout(20);
    lengths.splice(0);
    ids.splice(60, 0, "new");
    await refetchLists(client);
    await setTimeout(20);
    expect(lengths).toEqual([101]);
    subscription.unsubscribe();
  });

  it("a list that was loaded to its end is complete again", async () => {
    const { client, ids } = withRecipes(["a", "b"]);
    const screen = client.watchQuery<List>({ query: LIST, variables: { first: 2 } });
    const subscription = screen.subscribe(() => undefined);
    await readShown(screen);
    ids.push("c");
    await refetchLists(client);
    await setTimeout(20);
    const { data } = screen.getCurrentResult();
    expect(data?.recipes?.edges).toHaveLength(3);
    subscription.unsubscribe();
  });

  it("other lists are fetched only when they are next visited", async () => {
    const { client, load, requests } = withRecipes(["a", "b"]);
    const screen = client.watchQuery<List>({ query: LIST, variables: { first: 2 } });
    const subscription = screen.subscribe(() => undefined);
    await readShown(screen);
    await load({ first: 2, filter: soups });
    await client.query({ query: PROFILE });
    requests.splice(0);
    await refetchLists(client);
    await setTimeout(20);
    expect(requests).toEqual(["null"]);
    const variables = { first: 2, filter: soups };
    expect(client.readQuery({ query: LIST, variables })).toBeNull();
    expect(client.readQuery({ query: PROFILE })).toBeNull();
    expect(client.readQuery({ query: LIST, variables: { first: 2 } })).not.toBeNull();
    subscription.unsubscribe();
  });

  it("the profile on the screen also shows it, and is never empty", async () => {
    const { client, ids } = withRecipes(["b"]);
    const results: unknown[] = [];
    const screen = client.watchQuery<{ user: List }>({ query: PROFILE });
    const subscription = screen.subscribe(({ data, dataState }) =>
      results.push(dataState === "complete" ? readIds(data.user) : dataState),
    );
    await readShown(screen);
    results.splice(0);
    ids.unshift("a");
    await refetchLists(client);
    await setTimeout(20);
    expect(results).toEqual([["a", "b"]]);
    subscription.unsubscribe();
  });
});
