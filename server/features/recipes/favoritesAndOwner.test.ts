import { TestServer } from "../../testing/testServer";

const LIST = `query ($filter: RecipeFilter) {
  recipes(filter: $filter, first: 100) {
    totalCount
    edges { node { recipeId viewerHasFavorited owner { userId } } }
  }
}`;
const FACETS = `query ($filter: RecipeFilter) {
  recipeFacets(filter: $filter) { owner { userId name } categories { value count } }
}`;

interface Listed {
  recipes: {
    totalCount: number;
    edges: { node: { recipeId: number; viewerHasFavorited: boolean; owner: { userId: number } } }[];
  };
}
interface Facets {
  recipeFacets: {
    owner: { userId: number; name: string } | null;
    categories: { value: number; count: number }[];
  };
}

let server: TestServer;
let member: string;
beforeAll(async () => {
  server = await TestServer.start();
  member = await server.login("member");
});
afterAll(() => server.close());

const list = async (filter: object, token?: string) =>
  (await server.graphql<Listed>(LIST, { filter }, token)).data!.recipes;

const findFacets = async (filter: object, token?: string) =>
  (await server.graphql<Facets>(FACETS, { filter }, token)).data!.recipeFacets;

describe("A list of favorites", () => {
  it.each([LIST, FACETS])("requires login", async (query) => {
    const { errors } = await server.graphql(query, { filter: { favorites: true } });
    expect(errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
  });

  it("contains the viewer's own, and counts them", async () => {
    const all = await list({}, member);
    const favoriteEdges = all.edges.filter(({ node }) => node.viewerHasFavorited);
    expect(favoriteEdges.length).toBeGreaterThan(0);
    const favorites = await list({ favorites: true }, member);
    expect(favorites).toEqual({ totalCount: favoriteEdges.length, edges: favoriteEdges });
    expect(await list({ favorites: false }, member)).toEqual(all);
    const emptyList = await list({ favorites: true }, await server.login("admin"));
    expect(emptyList.edges).not.toEqual(favorites.edges);
  });

  it("combines with other filters, whose options count favorites only", async () => {
    const { categories } = await findFacets({ favorites: true }, member);
    const { totalCount } = await list({ favorites: true }, member);
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount);
    const [category] = categories.filter(({ count }) => count > 0);
    const narrowed = { favorites: true, categoryIds: [category!.value] };
    expect((await list(narrowed, member)).totalCount).toBe(category!.count);
    expect((await list({ ...narrowed, search: "qqqqqq" }, member)).totalCount).toBe(0);
  });
});

describe("The recipes of a user", () => {
  it("are listed for anyone, with the user's name", async () => {
    const { edges } = await list({});
    const { owner } = edges[0]!.node;
    const ownerEdges = edges.filter(({ node }) => node.owner.userId === owner.userId);
    expect(await list({ ownerId: owner.userId })).toEqual({
      totalCount: ownerEdges.length,
      edges: ownerEdges,
    });
    expect((await findFacets({ ownerId: owner.userId })).owner).toMatchObject(owner);
  });

  it("do not reveal the name of a user without recipes", async () => {
    const userId = await server.addPerson("a-reader");
    expect((await findFacets({ ownerId: userId })).owner).toBeNull();
    expect((await findFacets({ ownerId: 999_999 })).owner).toBeNull();
    expect((await findFacets({})).owner).toBeNull();
  });
});
