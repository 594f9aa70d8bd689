import { TestServer } from "../testing/testServer";

interface Page {
  edges: { cursor: string }[];
  pageInfo: Record<"startCursor" | "endCursor", string | null> &
    Record<"hasNextPage" | "hasPreviousPage", boolean>;
}

const FIELDS = `(first: 2, after: $after) {
  edges { cursor } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } }`;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

/** The lists of the test, one for each way of reading pages. */
const lists: [kind: string, query: string, emptyQuery: string][] = [
  [
    "recipes",
    `query ($after: String) { page: recipes${FIELDS} }`,
    `query ($after: String) { page: recipes${FIELDS.replace("first: 2", 'first: 2, filter: { search: "qqqqzzz" }')} }`,
  ],
  [
    "reference data",
    `query ($after: String) { page: searchIngredients${FIELDS} }`,
    `query ($after: String) { page: searchIngredients${FIELDS.replace("first: 2", 'first: 2, search: "qqqqzzz"')} }`,
  ],
  [
    "a recipe's reviews",
    `query ($after: String) { recipe(recipeId: 1) { page: reviews${FIELDS} } }`,
    `query ($after: String) { recipe(recipeId: 2) { page: reviews${FIELDS} } }`,
  ],
];

describe("The position of a page", () => {
  beforeAll(async () => {
    const { db } = server.database;
    await db.query("delete from reviews where recipe_id in (1, 2)");
    await db.query(
      "insert into reviews (user_id, recipe_id, score, text) select user_id, 1, 4, 'Good.' from users limit 3",
    );
  });

  const read = async (query: string, after?: string | null): Promise<Page> => {
    const { data, errors } = await server.graphql<{ page?: Page; recipe?: { page: Page } }>(query, {
      after,
    });
    expect(errors).toBeUndefined();
    return (data!.page ?? data!.recipe?.page)!;
  };

  it.each(lists)(
    "contains its first and last item and the existence of further items: %s",
    async (_, query) => {
      const page = await read(query);
      expect(page.pageInfo).toEqual({
        startCursor: page.edges[0]!.cursor,
        endCursor: page.edges[1]!.cursor,
        hasNextPage: true,
        hasPreviousPage: false,
      });
      const next = await read(query, page.pageInfo.endCursor);
      expect(next.pageInfo).toMatchObject({
        startCursor: next.edges[0]!.cursor,
        endCursor: next.edges.at(-1)!.cursor,
        hasPreviousPage: true,
      });
    },
  );

  it.each(lists)("is empty for an empty list: %s", async (_, _query, empty) => {
    expect(await read(empty)).toEqual({
      edges: [],
      pageInfo: { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false },
    });
  });
});
