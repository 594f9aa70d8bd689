import fc from "fast-check";
import type { DataSource } from "typeorm";
import { type ModelLine, RecipeModel } from "../../testing/RecipeModel";
import { openTestDatabase, type TestDatabase } from "../../testing/testDatabase";
import { MergeableKind } from "../merges/MergeableKind";
import { mergeItems } from "../merges/mergeItems";
import { undoMerge } from "../merges/undoMerge";
import { checkReadModel } from "./checkReadModel";
import { deleteRecipe } from "./deleteRecipe";
import type { RecipeInput } from "./RecipeInput";
import { restoreRecipe } from "./restoreRecipe";
import { addRecipe, editRecipe } from "./writeRecipe";

const SEQUENCES = 1_000;
const RECIPES = 3;
const INGREDIENTS = 5;
const MAX_LINES = 8;
const USER = 1;

const RECIPE = { name: "Of lines", categoryId: 1, difficultyLevelId: 1, instructions: "Stir." };

let database: TestDatabase;
let db: DataSource;
let model: RecipeModel;
/** All ingredients, of which some may be merged at present. */
let ingredientIds: number[];
const lineIds = new Set<number>();
let serial = 0;
/** The number of changes that were possible, by kind. */
const done = { edits: 0, merges: 0, undos: 0, refusedUndos: 0, restorations: 0 };

beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  const rows: { id: number }[] = await db.query(
    `insert into ingredients (name, name_key, sort_name)
     select 'Of lines ' || n, 'of lines ' || n, 'of lines ' || n from generate_series(1, $1::int) n
     returning ingredient_id as id`,
    [INGREDIENTS],
  );
  ingredientIds = rows.map(({ id }) => id);
  const recipeIds: number[] = [];
  for (let i = 0; i < RECIPES; i++) recipeIds.push(await addRecipe(db, USER, toInput({})));
  model = new RecipeModel(recipeIds, new Set(ingredientIds));
});
afterAll(() => database?.close());

const toInput = (parts: object) => ({ ...RECIPE, ...parts }) as RecipeInput;

/** Returns a number below another one. */
type Choose = (count: number) => number;

const pick = <Item>(choose: Choose, items: readonly Item[]): Item => items[choose(items.length)]!;

const makeLine = (ingredient: number | null, heading: string | null): ModelLine => ({
  ...{ id: null, ingredient, heading },
  quantity: heading === null ? `${++serial}` : null,
  preparation: heading === null ? `${++serial}` : null,
});

/** Chooses an ingredient for a new line. A removed line with the same ingredient would be matched with it. */
function pickNew(choose: Choose, removed: readonly ModelLine[]): number | null {
  const removedIds = new Set(removed.map(({ ingredient }) => ingredient));
  const ids = ingredientIds.filter((id) => !removedIds.has(model.resolve(id)));
  return ids.length > 0 ? pick(choose, ids) : null;
}

const toSent = ({ id, ingredient, heading, quantity, preparation }: ModelLine) => ({
  ...{ lineId: id, quantity, unit: null, preparation, isOptional: false, scales: true },
  ...(heading === null ? { ingredientId: ingredient! } : { heading }),
});

const isIngredient = ({ heading }: ModelLine): boolean => heading === null;

/** Sends all lines: some are moved, removed, renamed and added. */
async function editLines(recipe: number, lines: readonly ModelLine[], choose: Choose) {
  const removed = lines.filter(() => choose(4) === 0);
  const kept = lines
    .filter((line) => !removed.includes(line))
    .map((line) => (isIngredient(line) ? line : { ...line, heading: `Heading ${++serial}` }));
  if (kept.length > 1) kept.splice(choose(kept.length), 0, kept.splice(choose(kept.length), 1)[0]!);
  const ingredient = pickNew(choose, removed);
  const added = [makeLine(null, `Heading ${++serial}`)];
  if (ingredient !== null) added.push(makeLine(ingredient, null));
  for (const line of added) {
    if (kept.length < MAX_LINES) kept.splice(choose(kept.length + 1), 0, line);
  }
  await editRecipe(db, recipe, USER, toInput({ lines: kept.map(toSent) }));
  model.edit(recipe, kept);
}

/** Sends ingredients with their IDs: some have another ingredient, and some are removed and added. */
async function editIngredients(recipe: number, lines: readonly ModelLine[], choose: Choose) {
  const removed = lines.filter((line) => isIngredient(line) && choose(3) === 0);
  const kept = lines
    .filter((line) => !removed.includes(line))
    .map((line) =>
      isIngredient(line) && choose(3) === 0
        ? { ...line, ingredient: pick(choose, ingredientIds), quantity: `${++serial}` }
        : line,
    );
  const ingredient = pickNew(choose, removed);
  if (ingredient !== null && kept.length < MAX_LINES) {
    // A new line follows an ingredient, or is the first line.
    const places = kept.flatMap((line, i) => (isIngredient(line) ? [i + 1] : []));
    kept.splice(pick(choose, [0, ...places]), 0, makeLine(ingredient, null));
  }
  const ingredients = kept.filter(isIngredient).map(toSent);
  await editRecipe(db, recipe, USER, toInput({ ingredients }));
  model.edit(recipe, kept);
}

/** Sends the documented fields only: preparations and sections are kept. A new line is the last one. */
async function editDocumented(recipe: number, lines: readonly ModelLine[], choose: Choose) {
  const kept = lines.map((line) =>
    isIngredient(line) && choose(2) === 0 ? { ...line, quantity: `${++serial}` } : line,
  );
  const ingredients = kept.filter(isIngredient).map(({ ingredient, quantity }) => ({
    ...{ ingredientId: ingredient!, quantity, unit: null, isOptional: false },
  }));
  await editRecipe(db, recipe, USER, toInput({ ingredients }));
  model.edit(recipe, kept);
}

async function merge(choose: Choose) {
  const [mergedId, intoId] = [pick(choose, ingredientIds), pick(choose, ingredientIds)];
  const pair = { kind: MergeableKind.INGREDIENT, mergedId, intoId };
  const isPossible =
    mergedId !== intoId && [mergedId, intoId].every((id) => model.ingredients.has(id));
  if (isPossible) {
    model.merge(await mergeItems(db, pair, USER), mergedId, intoId);
    done.merges++;
  } else await expect(mergeItems(db, pair, USER)).rejects.toThrow(/not found|into itself/);
}

async function undo(choose: Choose) {
  if (model.merges.length === 0) return;
  const undone = pick(choose, model.merges);
  if (!model.canUndo(undone)) {
    await expect(undoMerge(db, undone.id)).rejects.toThrow("Please undo that merge first.");
    done.refusedUndos++;
    return;
  }
  await undoMerge(db, undone.id);
  model.undo(undone);
  done.undos++;
}

async function deleteOrRestore(recipe: number) {
  if (model.findLines(recipe)) {
    await deleteRecipe(db, recipe, USER);
    model.delete(recipe);
  } else {
    await restoreRecipe(db, recipe);
    model.restore(recipe);
    done.restorations++;
  }
}

const edits = [editLines, editIngredients, editDocumented];

/** Changes a recipe, or the ingredients of all. */
async function change(kind: number, choose: Choose): Promise<void> {
  const recipe = pick(choose, [...model.recipes.keys()]);
  if (kind === 0) return deleteOrRestore(recipe);
  if (kind <= 2) return merge(choose);
  if (kind <= 4) return undo(choose);
  const lines = model.findLines(recipe);
  if (!lines) return;
  await edits[kind % edits.length]!(recipe, lines, choose);
  done.edits++;
}

const LINE = (row: string, source: string) =>
  `select ${row} from ${source} where recipe_id = any($1)`;

const READ = `
  select recipe_id as recipe, line_id as id, ingredient_id as ingredient, heading, quantity, preparation from (
    ${LINE("recipe_id, position, line_id, ingredient_id, heading, quantity, preparation", "recipe_lines")}
    union all
    select d.recipe_id, l.position, l.line_id, l.ingredient_id, l.heading, l.quantity, l.preparation
    from deleted_recipe_rows d, json_populate_record(null::recipe_lines, d.content) l
    where d.recipe_id = any($1) and d.table_name = 'recipe_lines'
  ) lines order by recipe_id, position`;

/** Compares the stored lines with those of the model, which gets the IDs of new lines. */
async function compare(): Promise<void> {
  const recipes = [...model.recipes.keys()];
  const stored: (ModelLine & { recipe: number; id: number })[] = await db.query(READ, [recipes]);
  const expected = [...model.recipes].flatMap(([recipe, { lines }]) =>
    lines.map((line) => ({ recipe, line })),
  );
  for (const [i, { line }] of expected.entries()) {
    if (line.id !== null || !stored[i]) continue;
    expect(lineIds).not.toContain(stored[i].id);
    line.id = stored[i].id;
  }
  for (const { id } of stored) lineIds.add(id);
  expect(stored).toEqual(expected.map(({ recipe, line }) => ({ recipe, ...line })));
}

it("Edits, merges, undos, deletions and restores leave the lines of a plain model", async () => {
  let count = 0;
  const step = fc.record({
    kind: fc.nat(10),
    choices: fc.array(fc.nat(999), { minLength: 40, maxLength: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const { kind, choices } of steps) {
        let next = 0;
        await change(kind, (limit) => choices[next++ % choices.length]! % limit);
        // The next step refers to new lines by their IDs.
        if (kind > 4) await compare();
      }
      await compare();
      if (++count % 100 === 0) expect(await checkReadModel(db)).toEqual({});
    }),
    { numRuns: SEQUENCES, seed: 43, endOnFailure: true },
  );
  expect(count).toBe(SEQUENCES);
  for (const times of Object.values(done)) expect(times).toBeGreaterThan(SEQUENCES / 50);
  expect(lineIds.size).toBeGreaterThan(SEQUENCES / 3);
}, 300_000);
