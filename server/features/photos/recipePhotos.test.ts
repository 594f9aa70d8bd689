import { callRest } from "../../testing/callRest";
import { uploaded } from "../../testing/photos";
import { type Account, TestServer } from "../../testing/testServer";

const PHOTO_MISSING = "This photo no longer exists.";
const FIELDS = `recipeId version cover { url alt width height srcSet placeholder }
  photos { photoId image { url alt } }`;
const CREATE = `mutation ($input: RecipeInput!) { createRecipe(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: RecipeInput!, $version: Int) {
  updateRecipe(recipeId: $id, input: $input, version: $version) { ${FIELDS} } }`;
const INPUT = { name: "Plum cake", categoryId: 1, difficultyLevelId: 1, instructions: "Bake." };

interface Image {
  url: string;
  alt: string;
  srcSet: string | null;
  placeholder: string | null;
}

interface StoredRecipe {
  recipeId: number;
  version: number;
  cover: Image;
  photos: { photoId: number; image: Image }[];
}

let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  await server.addPerson("cook", "contributor");
  for (const account of ["admin", "contributor", "member", "cook"]) {
    tokens[account] = await server.login(account);
  }
});
afterAll(() => server.close());

type Person = Account | "cook";

const photo = (account: Person = "contributor") => uploaded(server, tokens[account]!);
const three = async (): Promise<[number, number, number]> => [
  await photo(),
  await photo(),
  await photo(),
];

const create = (photoIds?: number[] | null, account: Person = "contributor", on = server) =>
  on.graphql<{ createRecipe: StoredRecipe }>(
    CREATE,
    { input: { ...INPUT, photoIds } },
    tokens[account],
  );
const createdRecipe = async (photoIds?: number[]) => (await create(photoIds)).data!.createRecipe;
const update = (
  id: number,
  change: object,
  account: Person = "contributor",
  version: number | null = null,
) =>
  server.graphql<{ updateRecipe: StoredRecipe }>(
    UPDATE,
    { id, input: { ...INPUT, ...change }, version },
    tokens[account],
  );

const listIds = ({ photos }: StoredRecipe) => photos.map(({ photoId }) => photoId);
const readPhotos = async (id: number) => {
  const { data } = await server.graphql<{ recipe: StoredRecipe }>(
    `query ($id: Int!) { recipe(recipeId: $id) { ${FIELDS} } }`,
    { id },
  );
  return listIds(data!.recipe);
};
const refused = ({ errors }: { errors?: { message: string; extensions: object }[] }) => ({
  ...errors?.[0]?.extensions,
  message: errors?.[0]?.message,
});

describe("A recipe is refused photos", () => {
  it.each<[string, () => Promise<number[]>]>([
    ["that are not there", async () => [await photo(), 999_999]],
    ["of another uploader", async () => [await photo("cook")]],
    ["of another recipe", async () => listIds(await createdRecipe([await photo()]))],
  ])("%s", async (_what, make) => {
    const photoIds = await make();
    const recipe = await createdRecipe(await three());
    for (const answer of [await create(photoIds), await update(recipe.recipeId, { photoIds })]) {
      expect(refused(answer)).toMatchObject({
        code: "BAD_USER_INPUT",
        field: "photoIds",
        message: PHOTO_MISSING,
      });
    }
    expect(await readPhotos(recipe.recipeId)).toEqual(listIds(recipe));
  });

  it("if there are more than twelve", async () => {
    const photoIds = Array.from({ length: 13 }, (_, i) => i + 1);
    expect(refused(await create(photoIds))).toMatchObject({
      field: "photoIds",
      message: "A recipe has at most 12 photos",
    });
  });

  it("in an outdated edit", async () => {
    const [a, b, c] = await three();
    const { recipeId, version } = await createdRecipe([a, b]);
    await update(recipeId, { name: "Damson cake" }, "contributor", version);
    const late = await update(recipeId, { photoIds: [c] }, "contributor", version);
    expect(refused(late)).toMatchObject({ code: "PRECONDITION_FAILED" });
    expect(await readPhotos(recipeId)).toEqual([a, b]);
    expect(listIds(await createdRecipe([c]))).toEqual([c]);
  });
});

describe("A recipe's photos", () => {
  it("are listed in order, each once, the first as the cover", async () => {
    const [a, b, c] = await three();
    const recipe = await createdRecipe([c, a, c, b]);
    expect(listIds(recipe)).toEqual([c, a, b]);
    expect(recipe.cover).toMatchObject({
      url: recipe.photos[0]!.image.url,
      alt: "Photo of Plum cake",
      width: 60,
      height: 40,
      srcSet: expect.stringContaining("60w"),
      placeholder: expect.stringMatching(/^data:/),
    });
    const { data } = await update(recipe.recipeId, { photoIds: [b, a, c] });
    expect(listIds(data!.updateRecipe)).toEqual([b, a, c]);
    expect(data!.updateRecipe.cover.url).toBe(data!.updateRecipe.photos[0]!.image.url);
  });

  it("are limited to twelve", async () => {
    const photoIds = [];
    for (let i = 0; i < 12; i++) photoIds.push(await photo());
    expect(listIds(await createdRecipe(photoIds))).toEqual(photoIds);
  });

  it("are kept if an edit omits them, and can be removed", async () => {
    const [a, b] = await three();
    const { recipeId } = await createdRecipe([a, b]);
    for (const change of [{}, { photoIds: null }]) {
      expect(listIds((await update(recipeId, change)).data!.updateRecipe)).toEqual([a, b]);
    }
    const { data } = await update(recipeId, { photoIds: [] });
    expect(data!.updateRecipe).toMatchObject({
      photos: [],
      cover: { url: expect.stringMatching(/^\/covers\/.+\.svg$/), srcSet: null, placeholder: null },
    });
    expect(listIds((await update(recipeId, { photoIds: [b] })).data!.updateRecipe)).toEqual([b]);
  });

  it("are kept when an admin edits the recipe, and the admin can add others", async () => {
    const [a, b] = await three();
    const { recipeId } = await createdRecipe([a, b]);
    const c = await photo("admin");
    const { data } = await update(recipeId, { photoIds: [b, c] }, "admin");
    expect(listIds(data!.updateRecipe)).toEqual([b, c]);
    expect(refused(await update(recipeId, { photoIds: [await photo()] }, "admin"))).toMatchObject({
      message: PHOTO_MISSING,
    });
    // A former version has it.
    const { data: restored } = await update(recipeId, { photoIds: [a] }, "admin");
    expect(listIds(restored!.updateRecipe)).toEqual([a]);
  });

  it("are described by the current name of the recipe", async () => {
    const { recipeId } = await createdRecipe([await photo()]);
    const { data } = await update(recipeId, { name: "Damson cake" });
    expect(data!.updateRecipe.photos[0]!.image.alt).toBe("Photo of Damson cake");
  });

  it("belong to one of two recipes that claim them concurrently, also in two processes", async () => {
    const otherServer = await TestServer.startOn(server.database);
    const [a, b] = await three();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        create(i % 2 ? [a, b] : [b, a], "contributor", i % 4 < 2 ? server : otherServer),
      ),
    );
    await otherServer.close();
    const winners = answers.filter(({ data }) => data);
    expect(winners).toHaveLength(1);
    expect(listIds(winners[0]!.data!.createRecipe).sort()).toEqual([a, b].sort());
    for (const answer of answers.filter(({ data }) => !data)) {
      expect(refused(answer)).toMatchObject({ message: PHOTO_MISSING });
    }
  });

  it("are read with a constant number of statements", async () => {
    const cards = `query ($first: Int!) { recipes(first: $first, sort: NEWEST) {
      edges { node { name photos { photoId image { url alt } } cover { url srcSet } } } } }`;
    const cost = async (first: number) => (await server.collectStatements(cards, { first })).length;
    await cost(1);
    const costBefore = await cost(24);
    for (let i = 0; i < 4; i++) await createdRecipe(await three());
    expect([await cost(4), await cost(24)]).toEqual([1, costBefore]);
  });
});

describe("A recipe's photos over REST", () => {
  interface RestRecipe {
    recipeId: number;
    photos: { photoId: number; url: string; width: number; height: number }[];
  }
  const BODY = {
    recipeName: "Plum cake",
    recipeInstructions: "Bake.",
    categoryId: 1,
    difficultyId: 1,
  };
  const send = (call: string, body: object) =>
    callRest<RestRecipe>(server, call, { token: tokens["contributor"], body });
  const ids = ({ json }: { json: RestRecipe }) => json.photos.map(({ photoId }) => photoId);

  it.each([
    [{ photoIds: 7 }, '"photoIds" must be a list.'],
    [{ photoIds: ["many"] }, PHOTO_MISSING],
    [{ photoIds: [999_999] }, PHOTO_MISSING],
  ])("are refused as %j", async (change, message) => {
    const { status, text } = await send("POST /recipes", { ...BODY, ...change });
    expect([status, text]).toEqual([400, message]);
  });

  it("are sent as keys, in the form in which they were returned", async () => {
    const [a, b] = await three();
    const added = await send("POST /recipes", { ...BODY, photoIds: [String(b), a] });
    expect(added.json.photos).toEqual([
      {
        photoId: b,
        url: expect.stringMatching(/-60\.webp$/),
        width: 60,
        height: 40,
        caption: null,
      },
      {
        photoId: a,
        url: expect.stringMatching(/-60\.webp$/),
        width: 60,
        height: 40,
        caption: null,
      },
    ]);
    const path = `/recipes/${added.json.recipeId}`;
    expect(ids(await send(`PUT ${path}`, BODY))).toEqual([b, a]);
    const turned = { ...BODY, photos: added.json.photos.toReversed() };
    expect(ids(await send(`PUT ${path}`, turned))).toEqual([a, b]);
    expect(ids(await send(`PUT ${path}`, { ...BODY, photoIds: [] }))).toEqual([]);
  });
});
