import fc from "fast-check";
import { addRecipe } from "../../../testing/pages";
import { TestServer } from "../../../testing/testServer";
import type { RecipeContent } from "./RecipeContent";
import { selectCurrentVersions } from "./contentSql";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  token = await server.login("contributor");
});
afterAll(() => server.close());

const word = fc.constantFrom("Plum", "Rye", "Salt", "Broth", "Stir well", "Bake");
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join("\n"));
const minutes = fc.option(fc.integer({ min: 1, max: 90 }));

const line = fc.oneof(
  fc.record({
    ingredientId: fc.integer({ min: 1, max: 8 }),
    quantity: fc.option(fc.constantFrom("1", "200", "1/2")),
    unit: fc.option(fc.constantFrom("g", "tbsp")),
    preparation: fc.option(word),
    isOptional: fc.boolean(),
    scales: fc.boolean(),
  }),
  word.map((heading) => ({ heading: `For the ${heading}` })),
);

const recipe = fc
  .record({
    name: word,
    instructions: text,
    description: fc.option(word),
    servings: fc.option(fc.integer({ min: 1, max: 12 })),
    prepMinutes: minutes,
    cookMinutes: minutes,
    ingredientsNotes: fc.option(text),
    categoryId: fc.integer({ min: 1, max: 3 }),
    difficultyLevelId: fc.integer({ min: 1, max: 3 }),
    tagIds: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
    equipmentIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
    lines: fc
      .array(line, { maxLength: 5 })
      // An ingredient is required.
      .map((lines) => [...lines, { ingredientId: 1 }]),
  })
  .chain((input) =>
    fc
      .array(
        fc.option(
          fc.record({ minutes: fc.integer({ min: 1, max: 60 }), isAttended: fc.boolean() }),
        ),
        {
          minLength: 4,
          maxLength: 4,
        },
      )
      .map((additions) => ({
        ...input,
        steps: input.instructions.split("\n").map((step, i) => ({ text: step, ...additions[i] })),
      })),
  );

/** An edit, or the number of a version that is restored, counted back from the current one. */
const act = fc.oneof(
  recipe.map((input) => ({ input })),
  fc.nat(5).map((back) => ({ back })),
);

/** The content without the IDs of lines, because a deleted line gets a new one. */
function withoutLineIds({ lines, ...content }: RecipeContent) {
  const ids = lines.map(({ lineId }) => lineId);
  return {
    ...content,
    lines: lines.map(({ lineId: _, ...rest }) => rest),
    steps: content.steps.map(({ lineIds, ...step }) => ({
      ...step,
      lines: lineIds?.map((id) => ids.indexOf(id)),
    })),
  };
}

async function readContent(recipeId: number) {
  const [row]: { content: RecipeContent }[] = await server.database.db.query(
    selectCurrentVersions("r.recipe_id = $1"),
    [recipeId],
  );
  return withoutLineIds(row!.content);
}

async function readVersion(recipeId: number): Promise<number> {
  const [row]: { version: number }[] = await server.database.db.query(
    "select version from recipes where recipe_id = $1",
    [recipeId],
  );
  return row!.version;
}

const UPDATE =
  "mutation ($id: Int!, $input: RecipeInput!) { updateRecipe(recipeId: $id, input: $input) { version } }";
const RESTORE =
  "mutation ($id: Int!, $version: Int!) { restoreRecipeVersion(recipeId: $id, version: $version) { version } }";

async function change(query: string, variables: object): Promise<void> {
  const { errors } = await server.graphql(query, variables, token);
  expect(errors).toBeUndefined();
}

/** Several tests, so that each ends within the time limit of a test. */
it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  "restoring any version gives it back, after any edits (part %i)",
  (part) =>
    fc.assert(
      fc.asyncProperty(
        recipe,
        fc.array(act, { minLength: 2, maxLength: 4 }),
        async (first, acts) => {
          const id = await addRecipe(server, first);
          const contents = [await readContent(id)];
          for (const next of [...acts, { back: contents.length - 1 + acts.length }]) {
            if ("input" in next) {
              await change(UPDATE, { id, input: next.input });
              // An edit that changes nothing is no version.
              if ((await readVersion(id)) > contents.length) contents.push(await readContent(id));
            } else {
              const version = Math.max(1, contents.length - next.back);
              await change(RESTORE, { id, version });
              contents.push(await readContent(id));
              expect(contents.at(-1)).toEqual(contents[version - 1]);
            }
          }
        },
      ),
      { numRuns: 10, seed: part },
    ),
);
