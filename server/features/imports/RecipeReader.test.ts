import { RecipeReader } from "./RecipeReader";
import type { References } from "./ReferenceMatcher";

const reader = new RecipeReader({ maxMs: 80_000 });
/** Limits that are exceeded on any machine. */
const impatient = new RecipeReader({ maxMs: 1 });
const poor = new RecipeReader({ maxMegabytes: 128, maxMs: 80_000 });
afterAll(() => Promise.all([reader, impatient, poor].map((recipeReader) => recipeReader.close())));

const references: References = {
  ingredients: [{ ingredientId: 1, label: "Onion" }],
  categories: [[1, "Soups"]],
  tags: [],
  equipment: [],
  createsEquipment: false,
  difficultyLevels: [[1, "Easy"]],
  assignedCategories: [],
  importer: "Jo Cook",
};

const LINES = 14_000;
const names = Array.from({ length: LINES }, (_, i) => `wxyz${i.toString(36)}`);
const long = Buffer.from(`Soup\nIngredients\n${names.map((name) => `1 ${name}`).join("\n")}`);

it("A text of many lines becomes a recipe within the limits, and leaves the event loop free", async () => {
  let rounds = 0;
  const timer = setInterval(() => rounds++, 1);
  const batches = await reader.read({ kind: "text", bytes: long });
  const [recipe, ...others] = await reader.draft(batches[0]!, references);
  clearInterval(timer);
  expect(rounds).toBeGreaterThan(10);
  expect([batches.length, others.length]).toEqual([1, 0]);
  expect(recipe!.draft).toMatchObject({ name: "Soup", lines: { length: 100 } });
  expect(recipe!.draft.ingredientsNotes!.length).toBeLessThanOrEqual(10_000);
  expect(recipe!.warnings.length).toBeLessThan(60);
});

it("Reading that takes too long ends with a message, and the next text is read", async () => {
  const bytes = Buffer.from("1 onion\n".repeat(1_000_000));
  await expect(impatient.read({ kind: "text", bytes })).rejects.toThrow(
    "This takes too long to be read.",
  );
  const [onion] = await reader.match(["onions"], references.ingredients);
  expect(onion!.ingredient?.label).toBe("Onion");
});

it("Reading that needs too much memory ends with a message", async () => {
  const bytes = Buffer.from("1 onion\n".repeat(3_000_000));
  await expect(poor.read({ kind: "text", bytes })).rejects.toThrow(
    "This needs too much memory to be read.",
  );
});

it("Reading ends with the reason of a signal", async () => {
  const stopping = new AbortController();
  const work = reader.read({ kind: "text", bytes: long }, stopping.signal);
  stopping.abort(new Error("stopped"));
  await expect(work).rejects.toThrow("stopped");
});
