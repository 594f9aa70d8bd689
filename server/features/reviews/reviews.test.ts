import { TestServer } from "../../testing/testServer";

interface Reviews {
  recipe: {
    rating: { average: number | null; count: number; histogram: number[] };
    viewerReview: { author: { name: string } } | null;
    reviews: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
      edges: {
        node: { reviewId: number; score: number; viewerCanEdit: boolean; viewerCanDelete: boolean };
      }[];
    };
  };
}

const REVIEWS = `query ($id: Int!, $first: Int! = 100, $after: String) { recipe(recipeId: $id) {
  rating { average count histogram }
  viewerReview { author { name } }
  reviews(first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { reviewId score text author { name } viewerCanEdit viewerCanDelete } }
  }
} }`;

let server: TestServer;
let most: number;
beforeAll(async () => {
  server = await TestServer.start();
  const [row] = await server.database.db.query(
    "select recipe_id from reviews group by recipe_id order by count(*) desc, recipe_id limit 1",
  );
  most = row.recipe_id;
});
afterAll(() => server.close());

const read = async (variables: object, token?: string) =>
  (await server.graphql<Reviews>(REVIEWS, variables, token)).data!.recipe;

describe("The reviews of a recipe", () => {
  it("are sorted from newest to oldest, across pages", async () => {
    const allReviews = (await read({ id: most })).reviews;
    const ids = allReviews.edges.map(({ node }) => node.reviewId);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(allReviews.totalCount).toBe(ids.length);
    const paged: number[] = [];
    let after: string | null = null;
    do {
      const { reviews }: Reviews["recipe"] = await read({ id: most, first: 2, after });
      paged.push(...reviews.edges.map(({ node }) => node.reviewId));
      after = reviews.pageInfo.hasNextPage ? reviews.pageInfo.endCursor : null;
    } while (after);
    expect(paged).toEqual(ids);
  });

  it("add up to the rating", async () => {
    const { rating, reviews } = await read({ id: most });
    const scores = reviews.edges.map(({ node }) => node.score);
    expect(rating.count).toBe(scores.length);
    expect(rating.average).toBeCloseTo(scores.reduce((a, b) => a + b, 0) / scores.length);
    expect(rating.histogram).toEqual(
      [1, 2, 3, 4, 5].map((score) => scores.filter((storedScore) => storedScore === score).length),
    );
  });

  it("are an empty list without a rating for a recipe that has none", async () => {
    const [{ recipe_id: id }] = await server.database.db.query(
      "select recipe_id from recipes where recipe_id not in (select recipe_id from reviews) limit 1",
    );
    const { rating, reviews } = await read({ id });
    expect(rating).toEqual({ average: null, count: 0, histogram: [0, 0, 0, 0, 0] });
    expect(reviews).toMatchObject({ totalCount: 0, edges: [], pageInfo: { endCursor: null } });
  });

  it("include the viewer's own, which the viewer may edit; admins may delete it", async () => {
    const [{ recipe_id: id, name }] = await server.database.db.query(
      `select recipe_id, name from reviews join users using (user_id)
       where email = 'member@potluck.example' limit 1`,
    );
    const readPermissions = async (account: "member" | "admin" | "contributor") => {
      const { reviews } = await read({ id }, await server.login(account));
      const [{ review_id }] = await server.database.db.query(
        `select review_id from reviews join users using (user_id)
         where email = 'member@potluck.example' and recipe_id = $1`,
        [id],
      );
      const { node } = reviews.edges.find((edge) => edge.node.reviewId === review_id)!;
      return [node.viewerCanEdit, node.viewerCanDelete];
    };
    const { viewerReview } = await read({ id }, await server.login("member"));
    expect(viewerReview).toEqual({ author: { name } });
    expect(await readPermissions("member")).toEqual([true, true]);
    expect(await readPermissions("admin")).toEqual([false, true]);
    expect(await readPermissions("contributor")).toEqual([false, false]);
    expect((await read({ id })).viewerReview).toBeNull();
  });

  it("take the same number of statements for 24 recipes as for 8", async () => {
    const MANY = `query ($first: Int!) { recipes(first: $first) { edges { node {
      rating { count } reviews(first: 2) { totalCount edges { node { text author { name } } } } } } } }`;
    const fewStatements = await server.collectStatements(MANY, { first: 8 });
    expect(await server.collectStatements(MANY, { first: 24 })).toHaveLength(fewStatements.length);
  });
});

describe("The reviews of a user", () => {
  it("require a login", async () => {
    const QUERY = `query ($id: Int!) { user(userId: $id) { reviews { totalCount edges { node { recipe { name } } } } } }`;
    const refused = await server.graphql(QUERY, { id: 1 });
    expect(refused.errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
    const [{ user_id: id, count }] = await server.database.db.query(
      "select user_id, count(*)::int as count from reviews group by user_id order by 2 desc limit 1",
    );
    const { data } = await server.graphql<{ user: { reviews: { totalCount: number } } }>(
      QUERY,
      { id },
      await server.login("member"),
    );
    expect(data!.user.reviews.totalCount).toBe(count);
  });
});
