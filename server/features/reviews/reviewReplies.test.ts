import { deleteRecipe } from "../recipes/deleteRecipe";
import { restoreRecipe } from "../recipes/restoreRecipe";
import { type Caller, StatementScene } from "../../testing/statementScene";
import { TestServer } from "../../testing/testServer";

const FIELDS = "helpfulCount viewerFindsHelpful reply replyHiddenReason";
const READ = `query ($id: Int!) { review(reviewId: $id) { ${FIELDS} } }`;

interface ReviewData {
  helpfulCount: number;
  viewerFindsHelpful: boolean;
  reply: string | null;
  replyHiddenReason: string | null;
}

let server: TestServer;
let scene: StatementScene;
beforeAll(async () => {
  server = await TestServer.start();
  scene = await StatementScene.make(server, 1);
});
afterAll(() => server.close());

const query = (sql: string, parameters: unknown[]) =>
  server.database.db.query<Record<string, number>[]>(sql, parameters);

/** Adds a recipe of the scene's contributor with a review by a new member. */
async function addReview() {
  const recipeId = await scene.recipe();
  const author = await scene.addPerson("member");
  const [row] = await query(
    "insert into reviews (user_id, recipe_id, score, text) values ($1, $2, 3, 'x') returning review_id",
    [author.userId, recipeId],
  );
  return { id: row!["review_id"]!, recipeId, author };
}

const act = async (name: string, id: number, caller?: Caller, input = "") => {
  const { data, errors } = await server.graphql<Record<string, ReviewData>>(
    `mutation { ${name}(reviewId: ${id}${input && `, input: ${input}`}) { ${FIELDS} } }`,
    {},
    caller?.token,
  );
  return data ? data[name]! : errors![0]!.extensions["code"];
};

const read = async (id: number, caller?: Caller) =>
  (await server.graphql<{ review: ReviewData }>(READ, { id }, caller?.token)).data!.review;

describe("A vote for a helpful review", () => {
  it("needs a login, and is not for the author of the review", async () => {
    const { id, author } = await addReview();
    expect(await act("markReviewHelpful", id)).toBe("UNAUTHENTICATED");
    expect(await act("markReviewHelpful", id, author)).toBe("FORBIDDEN");
    expect(await act("markReviewHelpful", 999_999, author)).toBe("NOT_FOUND");
  });

  it("counts once for each member, even among twenty simultaneous votes", async () => {
    const { id } = await addReview();
    const voter = await scene.addPerson("member");
    await Promise.all(Array.from({ length: 20 }, () => act("markReviewHelpful", id, voter)));
    expect(await read(id, voter)).toMatchObject({ helpfulCount: 1, viewerFindsHelpful: true });
    expect(await read(id)).toMatchObject({ helpfulCount: 1, viewerFindsHelpful: false });
    const voters = await Promise.all(Array.from({ length: 20 }, () => scene.addPerson("member")));
    await Promise.all(voters.map((person) => act("markReviewHelpful", id, person)));
    expect(await read(id)).toMatchObject({ helpfulCount: 21 });
    expect(await act("unmarkReviewHelpful", id, voter)).toMatchObject({
      helpfulCount: 20,
      viewerFindsHelpful: false,
    });
  });

  it("sorts the reviews of a recipe, as scores do, across pages", async () => {
    const { id, recipeId } = await addReview();
    const people = await Promise.all(Array.from({ length: 2 }, () => scene.addPerson("member")));
    for (const [i, { userId }] of people.entries()) {
      await query(
        "insert into reviews (user_id, recipe_id, score, text) values ($1, $2, $3, 'x')",
        [userId, recipeId, 5 - i],
      );
    }
    await act("markReviewHelpful", id, people[0]);
    const list = async (sort: string, after: string | null = null): Promise<number[]> => {
      const { data } = await server.graphql<{
        recipe: {
          reviews: {
            pageInfo: { endCursor: string; hasNextPage: boolean };
            edges: { node: { reviewId: number } }[];
          };
        };
      }>(
        `query ($id: Int!, $sort: ReviewSort!, $after: String) { recipe(recipeId: $id) {
          reviews(first: 1, sort: $sort, after: $after) {
            pageInfo { endCursor hasNextPage } edges { node { reviewId } } } } }`,
        { id: recipeId, sort, after },
      );
      const { edges, pageInfo } = data!.recipe.reviews;
      const ids = edges.map(({ node }) => node.reviewId);
      return pageInfo.hasNextPage ? [...ids, ...(await list(sort, pageInfo.endCursor))] : ids;
    };
    const rows = await query(
      "select review_id from reviews where recipe_id = $1 order by score desc, review_id desc",
      [recipeId],
    );
    const byScore = rows.map((row) => row["review_id"]!);
    expect(await list("SCORE")).toEqual(byScore);
    const byAge = [...byScore].sort((a, b) => b - a);
    expect(await list("NEWEST")).toEqual(byAge);
    expect(await list("HELPFUL")).toEqual([id, ...byAge.filter((other) => other !== id)]);
  });

  it("comes back with a deleted recipe, except for reviews of deleted accounts", async () => {
    const { id, recipeId, author } = await addReview();
    const voter = await scene.addPerson("member");
    await act("markReviewHelpful", id, voter);
    const { db } = server.database;
    await deleteRecipe(db, recipeId, scene.cook.userId);
    await restoreRecipe(db, recipeId);
    expect(await read(id, voter)).toMatchObject({ helpfulCount: 1, viewerFindsHelpful: true });
    await deleteRecipe(db, recipeId, scene.cook.userId);
    await query("delete from deleted_recipe_rows where user_id = $1", [author.userId]);
    await restoreRecipe(db, recipeId);
    expect(await query("select from review_votes where recipe_id = $1", [recipeId])).toEqual([]);
  });
});

describe("A reply to a review", () => {
  const text = `{ text: " Thanks. " }`;
  const reason = `{ reason: "Insulting." }`;

  it("is written and deleted by the author of the recipe only", async () => {
    const { id, author } = await addReview();
    expect(await act("replyToReview", id, undefined, text)).toBe("UNAUTHENTICATED");
    expect(await act("replyToReview", id, author, text)).toBe("FORBIDDEN");
    expect(await act("replyToReview", id, scene.admin, text)).toBe("FORBIDDEN");
    expect(await act("replyToReview", id, scene.cook, `{ text: " " }`)).toBe("BAD_USER_INPUT");
    expect(await act("replyToReview", id, scene.cook, text)).toMatchObject({ reply: "Thanks." });
    expect(await read(id)).toMatchObject({ reply: "Thanks." });
    expect(await act("deleteReviewReply", id, scene.admin)).toBe("FORBIDDEN");
    expect(await act("deleteReviewReply", id, scene.cook)).toMatchObject({ reply: null });
  });

  it("is hidden by admins with a reason that only they and its author see", async () => {
    const { id, author } = await addReview();
    expect(await act("hideReviewReply", id, scene.admin, reason)).toBe("BAD_USER_INPUT");
    await act("replyToReview", id, scene.cook, text);
    expect(await act("hideReviewReply", id, scene.cook, reason)).toBe("FORBIDDEN");
    const hidden = { reply: "Thanks.", replyHiddenReason: "Insulting." };
    expect(await act("hideReviewReply", id, scene.admin, reason)).toMatchObject(hidden);
    expect(await read(id, scene.cook)).toMatchObject(hidden);
    const nothing = { reply: null, replyHiddenReason: null };
    expect(await read(id, author)).toMatchObject(nothing);
    expect(await read(id)).toMatchObject(nothing);
    expect(await act("showReviewReply", id, scene.cook)).toBe("FORBIDDEN");
    await act("showReviewReply", id, scene.admin);
    expect(await read(id)).toMatchObject({ reply: "Thanks.", replyHiddenReason: null });
  });

  it("stays hidden when its author deletes it and replies again", async () => {
    const { id } = await addReview();
    await act("replyToReview", id, scene.cook, text);
    await act("hideReviewReply", id, scene.admin, reason);
    expect(await act("deleteReviewReply", id, scene.cook)).toMatchObject({
      ...{ reply: null, replyHiddenReason: null },
    });
    expect(await act("replyToReview", id, scene.cook, text)).toMatchObject({
      ...{ reply: "Thanks.", replyHiddenReason: "Insulting." },
    });
    expect(await read(id)).toMatchObject({ reply: null });
  });
});
