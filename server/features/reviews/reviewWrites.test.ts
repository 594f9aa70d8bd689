import { TestServer } from "../../testing/testServer";

const CREATE = `mutation ($id: Int!, $input: ReviewInput!) {
  createReview(recipeId: $id, input: $input) { reviewId score text version recipe { recipeId } } }`;
const UPDATE = `mutation ($id: Int!, $input: ReviewInput!, $version: Int) {
  updateReview(reviewId: $id, input: $input, version: $version) { score text version } }`;
const DELETE = "mutation ($id: Int!) { deleteReview(reviewId: $id) }";
const good = { score: 4, text: " Fine. " };

let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await TestServer.start();
  for (const account of ["admin", "contributor", "member"] as const) {
    tokens[account] = await server.login(account);
  }
});
afterAll(() => server.close());

const readCode = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions["code"];

/** Recipes that the member has not reviewed; each is used once. */
const unreviewedIds: number[] = [];
async function takeUnreviewedId(): Promise<number> {
  if (!unreviewedIds.length) {
    const rows: { recipe_id: number }[] = await server.database.db.query(
      `select recipe_id from recipes where recipe_id not in (select recipe_id from reviews
       join users using (user_id) where email = 'member@potluck.example')`,
    );
    unreviewedIds.push(...rows.map((row) => row.recipe_id));
  }
  return unreviewedIds.pop()!;
}
const create = (id: number, input: object = good, account = "member") =>
  server.graphql<{ createReview: { reviewId: number } }>(CREATE, { id, input }, tokens[account]);
const createReview = async () =>
  (await create(await takeUnreviewedId())).data!.createReview.reviewId;

describe("Reviewing a recipe", () => {
  it("requires a login and an existing recipe", async () => {
    expect(readCode(await create(1, good, "nobody"))).toBe("UNAUTHENTICATED");
    const { errors } = await create(999_999);
    expect(errors?.[0]?.message).toBe("Recipe not found.");
  });

  it.each([
    [{ ...good, score: 0 }, "score", "Score must be at least 1."],
    [{ ...good, score: 6 }, "score", "Score must be at most 5."],
    [{ ...good, text: "  " }, "text", "Review is required."],
    [{ ...good, text: "x".repeat(5001) }, "text", "Review must be at most 5000 characters long"],
  ])("refuses %j", async (input, field, message) => {
    const { errors } = await create(await takeUnreviewedId(), input);
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT", field } });
  });

  it("stores the trimmed text", async () => {
    const id = await takeUnreviewedId();
    expect((await create(id)).data).toMatchObject({
      createReview: { score: 4, text: "Fine.", version: 1, recipe: { recipeId: id } },
    });
  });

  it("reads only the session and the recipe, even if the response contains the author", async () => {
    const id = await takeUnreviewedId();
    const document = `mutation ($id: Int!, $input: ReviewInput!) {
      createReview(recipeId: $id, input: $input) { author { name } recipe { viewerReview { author { name } } } } }`;
    const statements = await server.database.counter.collectStatements(async () => {
      const author = { name: "Nell Abernathy" };
      const { data } = await server.graphql(document, { id, input: good }, tokens["member"]);
      expect(data).toEqual({ createReview: { author, recipe: { viewerReview: { author } } } });
    });
    expect(statements).toHaveLength(3);
  });

  it("is allowed once per user, even among fifty simultaneous requests", async () => {
    const id = await takeUnreviewedId();
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(id)));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused).toHaveLength(49);
    for (const { message, extensions } of refused) {
      expect([message, extensions["code"]]).toEqual([
        "You have already reviewed this recipe.",
        "CONFLICT",
      ]);
    }
  });
});

describe("Changing a review", () => {
  const update = (id: number, account: string, version?: number) =>
    server.graphql(
      UPDATE,
      { id, version, input: { score: 2, text: "Less fine." } },
      tokens[account],
    );

  it("is allowed for its author only", async () => {
    const id = await createReview();
    expect(readCode(await update(id, "nobody"))).toBe("UNAUTHENTICATED");
    expect(readCode(await update(id, "contributor"))).toBe("FORBIDDEN");
    expect(readCode(await update(id, "admin"))).toBe("FORBIDDEN");
    expect(readCode(await update(999_999, "member"))).toBe("NOT_FOUND");
    expect((await update(id, "member")).data).toEqual({
      updateReview: { score: 2, text: "Less fine.", version: 2 },
    });
  });

  it("is refused if the review has been changed since", async () => {
    const id = await createReview();
    expect((await update(id, "member", 1)).data).toBeTruthy();
    expect(readCode(await update(id, "member", 1))).toBe("PRECONDITION_FAILED");
  });
});

describe("Deleting a review", () => {
  const remove = (id: number, account: string) => server.graphql(DELETE, { id }, tokens[account]);

  it("requires its author or an admin, and works only once", async () => {
    const id = await createReview();
    expect(readCode(await remove(id, "nobody"))).toBe("UNAUTHENTICATED");
    expect(readCode(await remove(id, "contributor"))).toBe("FORBIDDEN");
    expect((await remove(id, "member")).data).toBeTruthy();
    const { errors } = await remove(id, "member");
    expect(errors?.[0]?.message).toBe("Review not found.");
    expect((await remove(await createReview(), "admin")).data).toBeTruthy();
  });
});
