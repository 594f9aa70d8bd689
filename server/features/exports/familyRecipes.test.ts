import { randomUUID } from "node:crypto";
import { callRest } from "../../testing/callRest";
import { type FamilyLine, type FamilyRecipe, familyRecipes } from "../../testing/familyRecipes";
import { Merging } from "../../testing/merging";
import { picture, upload } from "../../testing/photos";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";
import { toContent, type Whole, WHOLE, type WholeLine } from "../../testing/wholeRecipe";
import { checkReadModel } from "../recipes/checkReadModel";

let server: TestServer;
let other: TestServer;
let token: string;
let otherToken: string;
const wholes = new Map<string, Whole>();

beforeAll(async () => {
  [server, other] = await Promise.all([
    TestServer.start({ RATE_LIMIT: "off" }),
    TestServer.start({ RATE_LIMIT: "off" }),
  ]);
  for (const each of [server, other]) await each.addPerson("cook", "admin");
  [token, otherToken] = [await server.login("cook"), await other.login("cook")];
  for (const recipe of familyRecipes) {
    wholes.set(recipe.fields.name, await enter(recipe));
    // An import creates ingredients and equipment, but no tags.
    await findItems("tags", "tagName", recipe.tags, other);
  }
});
afterAll(() => Promise.all([server?.close(), other?.close()]));

const getToken = (on: TestServer) => (on === server ? token : otherToken);

/** Sends an operation whose root field is `result`. */
async function call<Result>(operation: string, variables: object, on = server): Promise<Result> {
  const { data, errors } = await on.graphql<{ result: Result }>(operation, variables, getToken(on));
  expect(errors).toBeUndefined();
  return data!.result;
}

const read = (recipeId: number, on = server): Promise<Whole> =>
  call(`query ($id: Int!) { result: recipe(recipeId: $id) { ${WHOLE} } }`, { id: recipeId }, on);

const update = (recipeId: number, input: object): Promise<Whole> =>
  call(
    `mutation ($id: Int!, $input: RecipeInput!) {
      result: updateRecipe(recipeId: $id, input: $input) { ${WHOLE} } }`,
    { id: recipeId, input },
  );

/** Finds or creates an item of reference data. */
async function findItem(path: string, field: string, name: string, on = server): Promise<number> {
  const id = field.replace("Name", "Id");
  type Item = Record<string, unknown>;
  const as = { token: getToken(on) };
  const { json: items } = await callRest<Item[]>(on, `GET /${path}`, as);
  const existing = items.find((item) => String(item[field]).toLowerCase() === name.toLowerCase());
  if (existing) return Number(existing[id]);
  const body = { [field]: name };
  const { status, json } = await callRest<Item>(on, `POST /${path}`, { ...as, body });
  expect(status).toBe(201);
  return Number(json[id]);
}

async function findItems(path: string, field: string, names: readonly string[], on = server) {
  const ids: number[] = [];
  for (const name of names) ids.push(await findItem(path, field, name, on));
  return ids;
}

let pictures = 0;

/** Uploads a picture for each caption. The width identifies it. */
async function addPhotos(captions: readonly (string | null)[] = []) {
  const photoIds: number[] = [];
  while (photoIds.length < captions.length) {
    const bytes = await picture(60 + ++pictures);
    photoIds.push((await upload(server, token, bytes)).json.photoId);
  }
  return {
    photoIds,
    photoCaptions: photoIds.map((photoId, i) => ({ photoId, caption: captions[i] ?? null })),
  };
}

async function toLineInput(line: FamilyLine) {
  if (typeof line === "string") return { heading: line };
  const [quantity, unit, name, details] = line;
  return {
    ...{ quantity, unit, ...details },
    ingredientId: await findItem("ingredients", "ingredientName", name),
  };
}

const isHeading = (text: string) => text.endsWith(":");

/** Makes the input of a form for a recipe. */
async function makeInput({ fields, lines, steps, captions, ...recipe }: FamilyRecipe) {
  const lineInputs: object[] = [];
  for (const line of lines) lineInputs.push(await toLineInput(line));
  const stepInputs: object[] = [];
  for (const [i, text] of fields.instructions.split("\n").entries()) {
    if (isHeading(text)) continue;
    const { lines: linePositions, captions: ofStep, ...more } = steps[i + 1] ?? {};
    stepInputs.push({ text, linePositions, ...more, ...(await addPhotos(ofStep)) });
  }
  return {
    ...fields,
    ...(await addPhotos(captions)),
    lines: lineInputs,
    steps: stepInputs,
    categoryId: 2,
    difficultyLevelId: 2,
    tagIds: await findItems("tags", "tagName", recipe.tags),
    equipmentIds: await findItems("equipment", "equipmentName", recipe.equipment),
  };
}

async function enter(recipe: FamilyRecipe): Promise<Whole> {
  const created = await call<Whole>(
    `mutation ($input: RecipeInput!) { result: createRecipe(input: $input) { ${WHOLE} } }`,
    { input: await makeInput(recipe) },
  );
  return read(created.recipeId);
}

/** The input that changes parts of a recipe. Omitted lists stay. */
const toInput = ({ fields }: FamilyRecipe, changes: object) => ({
  ...fields,
  ...{ categoryId: 2, difficultyLevelId: 2 },
  ...changes,
});

const toLines = (lines: readonly WholeLine[]) =>
  lines.map(
    ({ lineId, ingredientId, heading, quantity, unit, preparation, isOptional, scales }) => ({
      ...{ lineId, ingredientId, heading, quantity, unit, preparation, isOptional, scales },
    }),
  );

/** Replaces the ingredient of lines, as a merge does. */
const renameLines = (lines: readonly WholeLine[], from: string, to: WholeLine) =>
  lines.map((line) =>
    line.name === from ? { ...line, name: to.name, ingredientId: to.ingredientId } : line,
  );

describe.each(familyRecipes.map((recipe) => [recipe.fields.name, recipe] as const))(
  "%s",
  (name, recipe) => {
    let before: Whole;
    beforeEach(async () => {
      before = await read(wholes.get(name)!.recipeId);
    });

    it("is stored with every field as it was entered", () => {
      expect(before).toMatchObject(recipe.fields);
      expect(foldNames(before.lines.map(toFamilyLine))).toEqual(
        foldNames(recipe.lines.map(fillIn)),
      );
      expect(before.photos.map(({ caption }) => caption)).toEqual(recipe.captions);
      expect(toContent(before)).toMatchObject({
        category: { name: expect.any(String) },
        equipment: [...recipe.equipment].sort(),
        tags: [...recipe.tags].sort(),
        unplacedSteps: [],
      });
      const texts = recipe.fields.instructions.split("\n");
      for (const step of toContent(before).steps) {
        const additions = recipe.steps[texts.indexOf(step.text) + 1] ?? {};
        expect(step).toMatchObject({
          minutes: additions.minutes ?? null,
          isAttended: additions.isAttended ?? null,
          chosen: additions.lines ?? null,
        });
        expect(step.photos.map(({ caption }) => caption)).toEqual(additions.captions ?? []);
      }
      expect(before.steps).toHaveLength(texts.filter((text) => !isHeading(text)).length);
    });

    it("stays the same when a REST client sends its response back", async () => {
      const path = `/recipes/${before.recipeId}`;
      const { json } = await callRest<object>(server, `GET ${path}`, { token });
      expect((await callRest(server, `PUT ${path}`, { token, body: json })).status).toBe(200);
      expect(await read(before.recipeId)).toEqual(before);
    });

    it("keeps all other fields when lines move and the first step changes", async () => {
      const lines = [...before.lines.slice(1), before.lines[0]!];
      const [first, ...rest] = before.steps;
      const changed = `${first!.text} Take care.`;
      const instructions = before.instructions.replace(first!.text, changed);
      const after = await update(
        before.recipeId,
        toInput(recipe, { lines: toLines(lines), instructions, name: `${name} II` }),
      );
      expect(after.lines).toEqual(lines);
      expect(after.steps.map(({ lines: _, ...step }) => step)).toEqual(
        [{ ...first!, text: changed }, ...rest].map(({ lines: _, ...step }) => step),
      );
      const undone = await update(
        before.recipeId,
        toInput(recipe, { lines: toLines(before.lines) }),
      );
      const { version, updatedAt } = undone;
      expect(undone).toEqual({ ...before, version, updatedAt });
      expect(version).toBe(before.version + 2);
    });

    it("has another ingredient in the lines of a merged one only, until this is undone", async () => {
      const merging = new Merging(server, token);
      const target = { name: `Plant spread ${randomUUID()}` };
      const intoId = await findItem("ingredients", "ingredientName", target.name);
      const butter = await findItem("ingredients", "ingredientName", "Butter");
      const mergeId = await merging.createMerge("INGREDIENT", butter, intoId);
      const merged = await read(before.recipeId);
      const into = merged.lines.find((line) => line.name === target.name)!;
      expect(before.lines.filter((line) => line.name === "Butter").length).toBeGreaterThan(1);
      const { version, updatedAt } = merged;
      // Lines that a person has not chosen follow the names in the text.
      const withChosen = (whole: Whole) => ({
        ...{ ...whole, version, updatedAt },
        steps: whole.steps.map((step) => ({ ...step, lines: step.lineIds })),
      });
      const lines = renameLines(before.lines, "Butter", into);
      expect(withChosen(merged)).toEqual(withChosen({ ...before, lines }));
      await merging.undo(mergeId);
      const undone = await read(before.recipeId);
      expect(undone).toEqual({ ...before, version: undone.version, updatedAt: undone.updatedAt });
    });

    it("is restored from the bin with every field", async () => {
      await call("mutation ($id: Int!) { result: deleteRecipe(recipeId: $id) }", {
        id: before.recipeId,
      });
      const path = `GET /recipes/${before.recipeId}`;
      expect(await callRest(server, path, { token })).toMatchObject({ status: 404 });
      await call("mutation ($id: Int!) { result: restoreRecipe(recipeId: $id) { recipeId } }", {
        id: before.recipeId,
      });
      expect(await read(before.recipeId)).toEqual(before);
    });

    it.each([
      ["zip", []],
      ["jsonld", ["photos", "visibility", "coverDrawing"]],
      ["cook", ["photos", "visibility", "coverDrawing", "createdAt", "updatedAt"]],
    ] as const)("comes back from an export as .%s", async (extension, missing) => {
      const bytes = await exportRecipe(before.recipeId, extension);
      const imported = await importThere(bytes, extension);
      const [actual, expected] = [toContent(imported), toContent(before)];
      if (extension === "zip") expect(actual).toEqual(expected);
      else {
        const reduced = (content: typeof actual) => ({
          ...content,
          ...Object.fromEntries(missing.map((field) => [field, null])),
          steps: content.steps.map((step) => ({
            ...step,
            ...{ photos: null, isAttended: null, chosen: null, lines: null },
            minutes: extension === "jsonld" ? step.minutes : null,
          })),
        });
        expect(reduced(actual)).toEqual(reduced(expected));
      }
    });
  },
);

it("The search index holds what the recipes hold in the end", async () => {
  for (const each of [server, other]) expect(await checkReadModel(each.database.db)).toEqual({});
});

const fillIn = (line: FamilyLine) =>
  typeof line === "string"
    ? line
    : [...line.slice(0, 3), { preparation: null, isOptional: false, scales: true, ...line[3] }];

/** The list of the site may have an ingredient in another case. */
const foldNames = (lines: readonly (string | unknown[])[]) =>
  lines.map((line) =>
    typeof line === "string"
      ? line
      : line.map((part) => (typeof part === "string" ? part.toLowerCase() : part)),
  );

const toFamilyLine = ({
  heading,
  quantity,
  unit,
  name,
  preparation,
  isOptional,
  scales,
}: WholeLine) => heading ?? [quantity, unit, name, { preparation, isOptional, scales }];

async function exportRecipe(recipeId: number, extension: string): Promise<Buffer> {
  const response = await fetch(`${server.url}/api/recipes/${recipeId}/export.${extension}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** Imports a file on the other site, and deletes the created recipe there once it is read. */
async function importThere(body: Buffer, extension: string): Promise<Whole> {
  interface ReadImport {
    importId: number;
    isInProgress: boolean;
    recipes: { warnings: string[]; recipeId: number | null }[];
  }
  const fileName = `recipe.${extension === "jsonld" ? "json" : extension}`;
  const sent = { token: otherToken, headers: { "Content-Type": "application/octet-stream" } };
  const { json } = await callRest<ReadImport>(other, `POST /imports/file?fileName=${fileName}`, {
    ...sent,
    body,
  });
  let result!: ReadImport;
  const settle = () =>
    waitUntil(async () => {
      result = (await callRest<ReadImport>(other, `GET /imports/${json.importId}`, sent)).json;
      return !result.isInProgress;
    });
  await settle();
  expect(result.recipes.flatMap(({ warnings }) => warnings)).toEqual([]);
  await call(
    "mutation ($importId: Int!) { result: confirmImport(importId: $importId) { importId } }",
    { importId: json.importId },
    other,
  );
  await settle();
  const items = await call<{ items: { edges: { node: { recipe: { recipeId: number } } }[] } }>(
    `query ($importId: Int!) { result: import(importId: $importId) {
      items { edges { node { recipe { recipeId } } } } } }`,
    { importId: json.importId },
    other,
  );
  const { recipeId } = items.items.edges[0]!.node.recipe;
  const imported = await read(recipeId, other);
  await call(
    "mutation ($id: Int!) { result: deleteRecipe(recipeId: $id) }",
    { id: recipeId },
    other,
  );
  return imported;
}
