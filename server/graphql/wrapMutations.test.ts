import { addRecipe } from "../testing/pages";
import { TestServer } from "../testing/testServer";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  token = await server.login("member");
});
afterAll(() => server.close());

const STATE = `viewerHasFavorited viewerNote { text } viewerReview { score }
  rating { average count } reviews(first: 5) { totalCount edges { node { score } } }`;

/** The mutations that return the recipe, and change nothing when they are repeated. */
const readers = {
  favorite: `addFavorite(RECIPE) { ${STATE} }`,
  note: `writeNote(RECIPE, input: { text: "Less salt." }) { recipe { ${STATE} } }`,
};

const createReview = `createReview(RECIPE, input: { score: 4, text: "Good." }) { reviewId }`;

async function send<Data>(recipeId: number, document: string): Promise<Data> {
  const text = document.replaceAll("RECIPE", `recipeId: ${recipeId}`);
  const { data, errors } = await server.graphql<Data>(text, {}, token);
  expect(errors).toBeUndefined();
  return data!;
}

/** Reads the state of a recipe in a separate request. */
const readState = async (recipeId: number) =>
  (await send<{ recipe: object }>(recipeId, `{ recipe(RECIPE) { ${STATE} } }`)).recipe;

interface Written {
  before: object & { recipe?: object };
  after: object & { recipe?: object };
}

describe("A mutation of several fields returns the current recipe", () => {
  let recipeId: number;
  beforeEach(async () => {
    recipeId = await addRecipe(server, {});
  });

  /** Reads, writes and reads again in one document. */
  async function expectFresh(write: string, reader = readers.favorite) {
    const { before, after } = await send<Written>(
      recipeId,
      `mutation { before: ${reader} write: ${write} after: ${reader} }`,
    );
    expect(after).not.toEqual(before);
    expect(after.recipe ?? after).toEqual(await readState(recipeId));
  }

  /** Reviews the recipe in a separate request. */
  const review = async () => {
    const data = await send<{ createReview: { reviewId: number } }>(
      recipeId,
      `mutation { ${createReview} }`,
    );
    return data.createReview.reviewId;
  };

  it("after createReview", () => expectFresh(createReview));

  it("after updateReview", async () => {
    const input = `{ score: 2, text: "Less good." }`;
    await expectFresh(`updateReview(reviewId: ${await review()}, input: ${input}) { score }`);
  });

  it("after deleteReview", async () => {
    await expectFresh(`deleteReview(reviewId: ${await review()})`);
  });

  it("after writeNote", () =>
    expectFresh(`writeNote(RECIPE, input: { text: "More salt." }) { text }`));

  it("after deleteNote", async () => {
    await send(recipeId, `mutation { ${readers.note} }`);
    await expectFresh("deleteNote(RECIPE)");
  });

  it("after addFavorite", () => expectFresh("addFavorite(RECIPE) { name }", readers.note));

  it("after removeFavorite", async () => {
    await send(recipeId, `mutation { ${readers.favorite} }`);
    await expectFresh("removeFavorite(RECIPE) { name }", readers.note);
  });
});
