import { callRest } from "../../../testing/callRest";
import { uploaded } from "../../../testing/photos";
import { type Answer, TestServer } from "../../../testing/testServer";
import { checkReadModel } from "../checkReadModel";

const FIELDS = `recipeId version photos { photoId }
  lines { lineId }
  steps { stepId heading name text minutes isAttended lineIds lines photos { photoId caption } }
  unplacedSteps { stepId text minutes photos { photoId } }`;

interface Step {
  stepId: number | null;
  heading: string | null;
  name: string | null;
  text: string;
  minutes: number | null;
  isAttended: boolean | null;
  lineIds: number[] | null;
  lines: number[];
  photos: { photoId: number; caption: string | null }[];
}

interface Recipe {
  recipeId: number;
  version: number;
  photos: { photoId: number }[];
  lines: { lineId: number }[];
  steps: Step[];
  unplacedSteps: Pick<Step, "stepId" | "text" | "minutes" | "photos">[];
}

const MIX = "Dough: Mix the flour with the butter.";
const BAKE = "Bake for 40 minutes until golden.";
const BASE = { name: "Shortbread", categoryId: 1, difficultyLevelId: 1 };
const BOTH = { ...BASE, instructions: `For the dough:\n${MIX}\n${BAKE}` };

let server: TestServer;
let token: string;
let member: string;
let ingredientIds: number[];

beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  token = await server.login("contributor");
  member = await server.login("member");
  const rows: { id: number }[] = await server.database.db.query(
    `insert into ingredients (name, name_key, sort_name)
     values ('Zwieback flour', 'zwieback flour', 'zwieback flour'), ('Zebu butter', 'zebu butter', 'zebu butter')
     returning ingredient_id as id`,
  );
  ingredientIds = rows.map(({ id }) => id);
});
afterAll(() => server.close());

async function create(input: object): Promise<Recipe> {
  const { data, errors } = await server.graphql<{ createRecipe: Recipe }>(
    `mutation ($input: RecipeInput!) { createRecipe(input: $input) { ${FIELDS} } }`,
    { input: { ...BOTH, ...input } },
    token,
  );
  expect(errors).toBeUndefined();
  return data!.createRecipe;
}

const send = (recipeId: number, input: object) =>
  server.graphql<{ updateRecipe: Recipe }>(
    `mutation ($id: Int!, $input: RecipeInput!) { updateRecipe(recipeId: $id, input: $input) { ${FIELDS} } }`,
    { id: recipeId, input: { ...BOTH, ...input } },
    token,
  );
const update = async (recipeId: number, input: object) =>
  (await send(recipeId, input)).data!.updateRecipe;

async function read(recipeId: number, viewer: string | undefined): Promise<Recipe> {
  const { data } = await server.graphql<{ recipe: Recipe }>(
    `query ($id: Int!) { recipe(recipeId: $id) { ${FIELDS} } }`,
    { id: recipeId },
    viewer,
  );
  return data!.recipe;
}

const readRefusal = ({ errors }: Answer<unknown>) => [
  errors?.[0]?.extensions["field"],
  errors?.[0]?.message,
];
const photo = () => uploaded(server, token);

/** A recipe whose second step has photos, a duration and lines. */
async function createWithSteps() {
  const [gallery, first, second] = [await photo(), await photo(), await photo()];
  const recipe = await create({
    photoIds: [gallery],
    lines: ingredientIds.map((ingredientId) => ({ ingredientId, quantity: "1" })),
    steps: [
      { text: "" },
      { text: MIX },
      {
        text: BAKE,
        minutes: 40,
        isAttended: false,
        linePositions: [1],
        photoIds: [first, second],
        photoCaptions: [{ photoId: second, caption: " Golden " }],
      },
    ],
  });
  return { recipe, gallery, first, second };
}

describe("Steps in a request", () => {
  it("are refused if they differ from the instructions", async () => {
    const { recipeId } = await create({});
    const differ = ["steps", "Steps must be those of the instructions, in order."];
    for (const texts of [[MIX], [BAKE, MIX], [MIX, `${BAKE}!`], [MIX, BAKE, "Eat."]]) {
      const steps = texts.map((text) => ({ text }));
      expect(readRefusal(await send(recipeId, { steps }))).toEqual(differ);
    }
  });

  it("are refused with too many photos, another user's photo, or a photo in two places", async () => {
    const { recipeId } = await create({});
    const [a, b, c, d] = [await photo(), await photo(), await photo(), await photo()];
    const refuse = async (photoIds: number[], more = {}) =>
      readRefusal(
        await send(recipeId, {
          steps: [
            { text: MIX, photoIds },
            { text: BAKE, ...more },
          ],
        }),
      );
    expect(await refuse([a, b, c, d])).toEqual(["steps.0.photoIds", "A step has at most 3 photos"]);
    expect(await refuse([a], { photoIds: [a] })).toEqual([
      "steps",
      "A photo can be shown in one place only.",
    ]);
    const foreign = await uploaded(server, await server.login("admin"));
    expect(await refuse([foreign])).toEqual(["steps", "This photo no longer exists."]);
    expect(await refuse([a], { minutes: 14_401 })).toEqual([
      "steps.1.minutes",
      "Minutes must be between 0 and 14400",
    ]);
  });

  it("add photos, a duration and lines to steps", async () => {
    const { recipe, gallery, first, second } = await createWithSteps();
    const [flour, butter] = recipe.lines.map(({ lineId }) => lineId);
    expect(recipe.photos).toEqual([{ photoId: gallery }]);
    expect(recipe.steps).toEqual([
      {
        stepId: null,
        heading: "For the dough",
        name: "Dough",
        text: MIX,
        minutes: null,
        isAttended: null,
        lineIds: null,
        lines: [flour, butter],
        photos: [],
      },
      {
        stepId: expect.any(Number) as number,
        heading: null,
        name: null,
        text: BAKE,
        minutes: 40,
        isAttended: false,
        lineIds: [butter],
        lines: [butter],
        photos: [
          { photoId: first, caption: null },
          { photoId: second, caption: "Golden" },
        ],
      },
    ]);
    expect(await read(recipe.recipeId, member)).toEqual(recipe);
    expect(await checkReadModel(server.database.db)).toEqual({});
  });

  it("leave the recipe as it is if they repeat it", async () => {
    const { recipe, first, second } = await createWithSteps();
    const steps = [
      { text: MIX, minutes: null },
      { text: BAKE, stepId: recipe.steps[1]!.stepId, minutes: 40, photoIds: [first, second] },
    ];
    expect((await update(recipe.recipeId, { steps })).version).toBe(recipe.version);
    steps[0]!.minutes = 5 as never;
    expect((await update(recipe.recipeId, { steps })).version).toBe(recipe.version + 1);
  });

  it("move photos between steps and the dish, and remove them", async () => {
    const { recipe, gallery, first, second } = await createWithSteps();
    const steps = [{ text: MIX, photoIds: [second, gallery] }, { text: BAKE }];
    const moved = await update(recipe.recipeId, { photoIds: [first], steps });
    expect(moved.photos).toEqual([{ photoId: first }]);
    expect(moved.steps.map(({ photos }) => photos.map(({ photoId }) => photoId))).toEqual([
      [second, gallery],
      [],
    ]);
    const removed = await update(recipe.recipeId, {
      steps: [{ text: MIX, photoIds: [] }, { text: BAKE }],
    });
    expect(removed.photos).toEqual([{ photoId: first }]);
    expect(removed.steps.flatMap(({ photos }) => photos)).toEqual([]);
    const rows: object[] = await server.database.db.query(
      "select from photos where photo_id = any($1) and recipe_id is null and step_id is null",
      [[second, gallery]],
    );
    expect(rows).toHaveLength(2);
  });
});

describe("When the text changes, additions to steps", () => {
  it("follow their step, and are kept for the author if it is gone", async () => {
    const { recipe, first } = await createWithSteps();
    const { stepId } = recipe.steps[1]!;
    const longer = `Heat the oven.\n${MIX}\nBake for 45 minutes until golden.`;
    const followed = await update(recipe.recipeId, { instructions: longer });
    expect(followed.steps[2]).toMatchObject({
      stepId,
      minutes: 40,
      photos: [{ photoId: first }, {}],
    });

    const shorter = await update(recipe.recipeId, { instructions: MIX });
    expect(shorter.steps.map((step) => step.stepId)).toEqual([null]);
    expect(shorter.unplacedSteps).toMatchObject([
      { stepId, text: "Bake for 45 minutes until golden.", minutes: 40, photos: [{}, {}] },
    ]);
    expect((await read(recipe.recipeId, member)).unplacedSteps).toEqual([]);

    const placed = await update(recipe.recipeId, {
      instructions: MIX,
      steps: [{ text: MIX, stepId }],
    });
    expect(placed.unplacedSteps).toEqual([]);
    expect(placed.steps[0]).toMatchObject({ stepId, minutes: 40 });
    expect(await checkReadModel(server.database.db)).toEqual({});
  });

  it("are deleted by a person only", async () => {
    const { recipe } = await createWithSteps();
    const { stepId } = recipe.steps[1]!;
    const { unplacedSteps } = await update(recipe.recipeId, { instructions: MIX });
    expect(unplacedSteps).toHaveLength(1);
    const removed = await update(recipe.recipeId, {
      instructions: MIX,
      removedStepIds: [stepId],
    });
    expect(removed.unplacedSteps).toEqual([]);
    expect(removed.photos).toHaveLength(1);
  });
});

describe("Over REST, steps", () => {
  interface RestRecipe {
    recipeInstructions: string;
    recipeSteps: Step[];
    photos: object[];
  }
  const call = (request: string, body?: object) =>
    callRest<RestRecipe>(server, request, { token, ...(body && { body }) });

  it("are kept when a client sends its recipe back, also with other instructions", async () => {
    const { recipe } = await createWithSteps();
    const path = `/recipes/${recipe.recipeId}`;
    const { json } = await call(`GET ${path}`);
    expect(json.recipeSteps).toMatchObject([
      { position: 1, text: BAKE, minutes: 40, photos: [{}, {}] },
    ]);
    expect((await call(`PUT ${path}`, json)).json).toEqual(json);
    const changed = await call(`PUT ${path}`, {
      ...json,
      recipeInstructions: `Heat the oven.\n${json.recipeInstructions}`,
    });
    expect(changed.status).toBe(200);
    expect(changed.json.recipeSteps).toEqual([{ ...json.recipeSteps[0], position: 2 }]);
    expect(changed.json.photos).toEqual(json.photos);
  });

  it("change under the name `steps`, with the rules of the schema", async () => {
    const { recipe, first } = await createWithSteps();
    const path = `/recipes/${recipe.recipeId}`;
    const { json } = await call(`GET ${path}`);
    const mix = { text: MIX };
    const [bake] = json.recipeSteps;
    const steps = [
      { ...mix, minutes: "5" },
      { ...bake, minutes: null, photos: undefined, photoIds: [first] },
    ];
    const changed = (await call(`PUT ${path}`, { ...json, steps })).json.recipeSteps;
    expect(changed.map(({ minutes, photos }) => [minutes, photos.length])).toEqual([
      [5, 0],
      [null, 1],
    ]);
    const differing = await call(`PUT ${path}`, { ...json, steps: [mix] });
    expect([differing.status, differing.text]).toEqual([
      400,
      "Steps must be those of the instructions, in order.",
    ]);
    const wrong = await call(`PUT ${path}`, {
      ...json,
      steps: [{ ...mix, minutes: "long" }, bake],
    });
    expect([wrong.status, wrong.text]).toEqual([400, "Minutes must be a whole number."]);
  });
});

describe("Earlier clients", () => {
  it("read steps as sections", async () => {
    const { recipe } = await createWithSteps();
    const { data } = await server.graphql<{ recipe: { steps: object[] } }>(
      `{ recipe(recipeId: ${recipe.recipeId}) { steps { heading steps } } }`,
    );
    expect(data!.recipe.steps).toEqual([
      { heading: "For the dough", steps: [MIX, BAKE] },
      { heading: null, steps: [] },
    ]);
  });
});

describe("A deleted recipe", () => {
  it("gets its steps and their photos back", async () => {
    const { recipe } = await createWithSteps();
    const { recipeId } = recipe;
    await server.graphql(
      "mutation ($id: Int!) { deleteRecipe(recipeId: $id) }",
      { id: recipeId },
      token,
    );
    const rows: object[] = await server.database.db.query(
      "select from recipe_steps where recipe_id = $1",
      [recipeId],
    );
    expect(rows).toEqual([]);
    await server.graphql(
      "mutation ($id: Int!) { restoreRecipe(recipeId: $id) { name } }",
      { id: recipeId },
      token,
    );
    expect(await read(recipeId, token)).toEqual(recipe);
    expect(await checkReadModel(server.database.db)).toEqual({});
  });
});

describe("A recipe that becomes private", () => {
  it("changes the addresses of the photos of its steps", async () => {
    const { recipe } = await createWithSteps();
    const readKeys = async () => {
      const rows: { key: string }[] = await server.database.db.query(
        "select key from photos where recipe_id = $1 order by photo_id",
        [recipe.recipeId],
      );
      return rows.map(({ key }) => key);
    };
    const before = await readKeys();
    expect(before).toHaveLength(3);
    await update(recipe.recipeId, { visibility: "PRIVATE" });
    const after = await readKeys();
    expect(after.filter((key) => before.includes(key))).toEqual([]);
  });
});
