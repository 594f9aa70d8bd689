import { checkReadModel } from "../recipes/checkReadModel";
import { callRest } from "../../testing/callRest";
import { StatementScene } from "../../testing/statementScene";
import { TestServer } from "../../testing/testServer";

const FIELDS = `reviewId score outcome recipeVersion changes { kind lineId subject detail }
  recipe { rating { average count } asWrittenRating { average count } }`;
const CREATE = `mutation ($id: Int!, $input: ReviewInput!) {
  createReview(recipeId: $id, input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: ReviewInput!) {
  updateReview(reviewId: $id, input: $input) { ${FIELDS} } }`;

interface ReviewData {
  reviewId: number;
  recipeVersion: number;
  outcome: string | null;
  changes: object[];
  recipe: { rating: object; asWrittenRating: object };
}

const lessSugar = { kind: "LESS", lineId: null, subject: "Sugar", detail: "half" };
const withChanges = { text: "Good.", outcome: "WITH_CHANGES", changes: [lessSugar] };

let server: TestServer;
let scene: StatementScene;
beforeAll(async () => {
  server = await TestServer.start();
  scene = await StatementScene.make(server, 1);
});
afterAll(() => server.close());

const query = (sql: string, parameters: unknown[] = []) =>
  server.database.db.query<Record<string, unknown>[]>(sql, parameters);

/** Adds a recipe without reviews. */
async function addRecipe(): Promise<number> {
  const id = await scene.recipe();
  await query("delete from reviews where recipe_id = $1", [id]);
  return id;
}

/** Reviews a recipe as a new user. */
async function review(id: number, input: object) {
  const person = await scene.addPerson("member");
  const { data, errors } = await server.graphql<{ createReview: ReviewData }>(
    CREATE,
    { id, input: { text: "Good.", ...input } },
    person.token,
  );
  return { person, review: data?.createReview, message: errors?.[0]?.message };
}

const update = async (token: string, id: number, input: object) =>
  (await server.graphql<{ updateReview: ReviewData }>(UPDATE, { id, input }, token)).data!
    .updateReview;

describe("The outcome of a review", () => {
  it("refuses changes without the outcome with changes, and more than ten", async () => {
    const id = await addRecipe();
    const refuse = async (input: object) => (await review(id, { score: 3, ...input })).message;
    const needed = "Changes need the outcome with changes.";
    expect(await refuse({ changes: [lessSugar] })).toBe(needed);
    expect(await refuse({ outcome: "AS_WRITTEN", changes: [lessSugar] })).toBe(needed);
    const changes = Array.from({ length: 11 }, () => lessSugar);
    expect(await refuse({ outcome: "WITH_CHANGES", changes })).toBe(
      "A review has at most 10 changes",
    );
  });

  it("replaces halves of characters in its changes, as in its text", async () => {
    const { review: written } = await review(await addRecipe(), {
      ...{ score: 3, text: "Good \ud83c.", outcome: "WITH_CHANGES" },
      changes: [{ ...lessSugar, subject: "Sugar \ud83c", detail: "\udf70 half" }],
    });
    expect(written!.changes).toEqual([
      { ...lessSugar, subject: "Sugar \ufffd", detail: "\ufffd half" },
    ]);
  });

  it("separates the score of the recipe as written", async () => {
    const id = await addRecipe();
    const first = await review(id, { score: 5, ...withChanges });
    expect(first.review).toMatchObject({
      outcome: "WITH_CHANGES",
      changes: [lessSugar],
      recipe: { rating: { average: 5, count: 1 }, asWrittenRating: { average: null, count: 0 } },
    });
    const { review: unstated } = await review(id, { score: 2 });
    expect(unstated).toMatchObject({
      outcome: null,
      changes: [],
      recipe: { rating: { average: 3.5 }, asWrittenRating: { average: 2, count: 1 } },
    });
    const changed = { score: 4, text: "Good.", outcome: "AS_WRITTEN" };
    const { recipe } = await update(first.person.token, first.review!.reviewId, changed);
    expect(recipe).toMatchObject({ rating: { average: 3 }, asWrittenRating: { average: 3 } });
    expect(await checkReadModel(server.database.db)).toEqual({});
  });

  it("is kept with its changes and version by clients that omit it or send it back", async () => {
    const id = await addRecipe();
    const { person, review: written } = await review(id, { score: 5, ...withChanges });
    await query("update recipes set version = version + 1 where recipe_id = $1", [id]);
    const path = `PUT /reviews/${written!.reviewId}` as const;
    const { json } = await callRest<Record<string, unknown>>(server, path, {
      token: person.token,
      body: { score: 4, reviewText: "Still good." },
    });
    const { recipeVersion } = written!;
    expect(json).toMatchObject({ score: 4, outcome: "with_changes", recipeVersion });
    expect(json["changes"]).toEqual([{ ...lessSugar, kind: "less" }]);
    const whole = await callRest<Record<string, unknown>>(server, path, {
      token: person.token,
      body: { ...json, reviewText: "Still very good." },
    });
    expect(whole.json).toEqual({ ...json, reviewText: "Still very good." });
    const stated = { score: 4, text: "Still good.", outcome: null };
    expect(await update(person.token, written!.reviewId, stated)).toMatchObject({
      outcome: null,
      changes: [],
      recipeVersion: recipeVersion + 1,
    });
  });

  it("names a version of the recipe that existed, also beside an edit", async () => {
    const id = await addRecipe();
    const [{ version }] = (await query("select version from recipes where recipe_id = $1", [
      id,
    ])) as [{ version: number }];
    const input = { name: "x", categoryId: 1, difficultyLevelId: 1, instructions: "Knead." };
    const [edited, ...reviews] = await Promise.all([
      server.graphql<{ updateRecipe: { version: number } }>(
        `mutation ($id: Int!, $input: RecipeInput!) {
          updateRecipe(recipeId: $id, input: $input) { version } }`,
        { id, input },
        scene.cook.token,
      ),
      ...Array.from({ length: 5 }, () => review(id, { score: 4 })),
    ]);
    expect(edited.data!.updateRecipe.version).toBe(version + 1);
    for (const { review: written } of reviews) {
      expect([version, version + 1]).toContain(written!.recipeVersion);
    }
    expect(await checkReadModel(server.database.db)).toEqual({});
  });

  it("decides the order and the filter of lists", async () => {
    const [popular, honest] = [await addRecipe(), await addRecipe()];
    const names = [popular, honest];
    await query("delete from reviews where recipe_id <> all($1)", [names]);
    for (let i = 0; i < 3; i++) await review(popular, { score: 5, ...withChanges });
    await review(popular, { score: 2 });
    await review(honest, { score: 4, outcome: "AS_WRITTEN" });
    const list = async (filter: object) => {
      const { data } = await server.graphql<{
        recipes: { edges: { node: { recipeId: number } }[] };
      }>(
        `query ($filter: RecipeFilter) { recipes(first: 2, sort: BEST, filter: $filter) { edges { node { recipeId } } } }`,
        { filter },
      );
      return data!.recipes.edges.map(({ node }) => node.recipeId);
    };
    expect((await list({}))[0]).toBe(honest);
    expect(await list({ minScore: 3 })).toEqual([honest]);
  });
});

describe("The changes in which cooks agree", () => {
  const COMMON = `query ($id: Int!) { recipe(recipeId: $id) { commonChanges {
    kind subject detail count statedCount reviews { reviewId } } } }`;
  const readCommon = async (id: number) =>
    (
      await server.graphql<{
        recipe: { commonChanges: { reviews: { reviewId: number }[] }[] };
      }>(COMMON, { id })
    ).data!.recipe.commonChanges;

  it("are listed from three reviews on, which compare words without case", async () => {
    const id = await addRecipe();
    await review(id, { score: 4, outcome: "AS_WRITTEN" });
    await review(id, { score: 4 });
    const ids: number[] = [];
    for (const subject of ["Sugar", "sugar", "Sugar"]) {
      expect(await readCommon(id)).toEqual([]);
      // A change that a review repeats counts once.
      const change = { ...lessSugar, subject };
      const input = { score: 5, outcome: "WITH_CHANGES", changes: [change, change] };
      ids.unshift((await review(id, input)).review!.reviewId);
    }
    expect(await readCommon(id)).toEqual([
      {
        kind: "LESS",
        subject: "Sugar",
        detail: "half",
        count: 3,
        statedCount: 4,
        reviews: ids.map((reviewId) => ({ reviewId })),
      },
    ]);
  });
});
