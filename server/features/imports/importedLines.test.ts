import { maxCount } from "../../../shared/inputLimits";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
}, 90_000);
afterAll(() => server.close());

interface Line {
  heading: string | null;
  quantity: string;
  unit: string;
  ingredient: string;
  ingredientId: number | null;
  preparation: string;
  scales: boolean;
}

interface Item {
  importItemId: number;
  warnings: string[];
  draft: { ingredientsNotes: string | null; instructions: string; lines: Line[] };
  duplicateOf: { name: string } | null;
  recipe: {
    ingredientsNotes: string | null;
    lines: { heading: string | null; name: string | null; quantity: string | null }[];
  } | null;
}

interface ReadImport {
  importId: number;
  isInProgress: boolean;
  items: { edges: { node: Item }[] };
}

const FIELDS = `importId isInProgress items(first: 60) { edges { node { importItemId warnings
  draft { ingredientsNotes instructions
    lines { heading quantity unit ingredient ingredientId preparation scales } }
  duplicateOf { name }
  recipe { ingredientsNotes lines { heading name quantity } } } } }`;

async function call<Result>(operation: string, variables: object, token: string): Promise<Result> {
  const { data, errors } = await server.graphql<{ result: Result }>(operation, variables, token);
  if (errors) throw new Error(errors[0]!.message);
  return data!.result;
}

async function settle(importId: number, token: string): Promise<Item[]> {
  const fetchImport = () =>
    call<ReadImport>(
      `query ($importId: Int!) { result: import(importId: $importId) { ${FIELDS} } }`,
      { importId },
      token,
    );
  await waitUntil(async () => !(await fetchImport()).isInProgress);
  return (await fetchImport()).items.edges.map(({ node }) => node);
}

/** Reads a text, and creates its recipes if `confirms` is set. */
async function importText(text: string, role = "contributor") {
  const token = await server.login(role);
  const { importId } = await call<ReadImport>(
    "mutation ($input: ImportInput!) { result: createImport(input: $input) { importId } }",
    { input: { text } },
    token,
  );
  const confirm = async () => {
    await call(
      `mutation ($importId: Int!) {
        result: chooseImportCategory(importId: $importId, input: { categoryId: 1 }) { importId } }`,
      { importId },
      token,
    );
    await call(
      "mutation ($importId: Int!) { result: confirmImport(importId: $importId) { importId } }",
      { importId },
      token,
    );
    return settle(importId, token);
  };
  return { items: await settle(importId, token), confirm, token };
}

const formatLine = ({ heading, quantity, unit, ingredient }: Line) =>
  heading === null ? [quantity, unit, ingredient].filter(Boolean).join(" ") : `# ${heading}`;

const formatStored = ({ heading, name, quantity }: NonNullable<Item["recipe"]>["lines"][number]) =>
  heading === null ? [quantity, name].filter(Boolean).join(" ") : `# ${heading}`;

const TART = `Two-part tart
Serves 8
Ingredients
For the dough:
200 g flour
100 g butter
1 pinch salt
For the filling:
300 ml cream
50 g butter
1 pinch salt
2 eggs
Method
Rub 100 g butter into the flour.
Fry in 50 g butter. Bake 30 minutes.`;

const recipe = (fields: object) =>
  JSON.stringify({ "@context": "https://schema.org", "@type": "Recipe", ...fields });

it("An ingredient in several lines has all of them in their order, below their headings", async () => {
  const { items, confirm } = await importText(TART);
  const [{ draft, warnings }] = items as [Item];
  expect(draft.lines.map(formatLine)).toEqual([
    "# For the dough",
    "200 g Flour",
    "100 g Butter",
    "1 pinch Salt",
    "# For the filling",
    "300 ml Cream",
    "50 g Butter",
    "1 pinch Salt",
    "2 Egg",
  ]);
  expect(draft.lines.every(({ preparation, scales }) => preparation === "" && scales)).toBe(true);
  expect(draft.ingredientsNotes).toBeNull();
  expect(warnings.filter((warning) => /notes/.test(warning))).toEqual([]);
  const [created] = (await confirm()) as [Item];
  expect(created.recipe!.lines.map(formatStored)).toEqual([
    "# For the dough",
    "200 Flour",
    "100 Butter",
    "1 Salt",
    "# For the filling",
    "300 Cream",
    "50 Butter",
    "1 Salt",
    "2 Egg",
  ]);
  expect(created.recipe!.ingredientsNotes).toBeNull();
});

it("A new ingredient in several lines is created once", async () => {
  const text =
    "Zorbel stew\nIngredients\n1 kg zorbelroot\n2 l water\n50 g zorbelroot\nMethod\nBoil.";
  const { confirm } = await importText(text);
  const [created] = (await confirm()) as [Item];
  expect(created.recipe!.lines.map(formatStored)).toEqual([
    "1 Zorbelroot",
    "2 Water",
    "50 Zorbelroot",
  ]);
});

it("Lines between headings with marks stay, in pages and in texts", async () => {
  const page = recipe({
    name: "Marked cake",
    recipeIngredient: ["## Dough", "250 g flour", "1 egg", "## Icing", "100 g sugar"],
    recipeInstructions: ["## Dough", "Mix.", "## Icing", "Stir."],
  });
  const bold = recipe({
    name: "Bold cake",
    recipeIngredient: [
      ...["**Filling**", "200 ml cream", "--- Topping ---", "50 g nuts"],
      ...[", Sauce", "1 orange", "TO SERVE", "mint"],
    ],
    recipeInstructions: ["Mix."],
  });
  const { items } = await importText(`[${page},${bold}]`);
  expect(items.map(({ draft }) => draft.lines.map(formatLine))).toEqual([
    ["# Dough", "250 g Flour", "1 Egg", "# Icing", "100 g Sugar"],
    [
      ...["# Filling", "200 ml Cream", "# Topping", "50 g Nuts"],
      ...["# Sauce", "1 Orange", "# TO SERVE", "Mint"],
    ],
  ]);
  expect(items[0]!.draft.instructions).toBe("Dough:\nMix.\nIcing:\nStir.");
  expect(items.flatMap(({ draft }) => draft.ingredientsNotes)).toEqual([null, null]);
  const text = `Text cake

## Ingredients

**Dough**
- 250 g flour
- 1 egg

--- Icing ---
- 100 g sugar
TO SERVE
mint

## Method

### Dough
Mix well.
**Icing**
Stir.`;
  const [{ draft }] = (await importText(text)).items as [Item];
  expect(draft.lines.map(formatLine)).toEqual([
    ...["# Dough", "250 g Flour", "1 Egg", "# Icing", "100 g Sugar", "# TO SERVE", "Mint"],
  ]);
  expect(draft.instructions).toBe("Dough:\nMix well.\nIcing:\nStir.");
});

it("A line in capitals is an ingredient if one has the name, or if all lines are in capitals", async () => {
  const { items } = await importText(
    `[${recipe({
      name: "Mixed case",
      recipeIngredient: ["250 g flour", "SALT", "GLAZE", "100 g sugar"],
      recipeInstructions: "Mix.",
    })},${recipe({
      name: "Capitals",
      recipeIngredient: ["250 G FLOUR", "VANILLA ZORBEL", "2 EGGS"],
      recipeInstructions: "Mix.",
    })}]`,
  );
  expect(items.map(({ draft }) => draft.lines.map(({ heading }) => heading))).toEqual([
    [null, null, "GLAZE", null],
    [null, null, null],
  ]);
});

it("Lines beyond the limits are in the notes", async () => {
  const lines = Array.from({ length: maxCount.ingredients + 2 }, (_, i) => `${i + 1} g flour`);
  const many = recipe({ name: "Many", recipeIngredient: lines, recipeInstructions: "Mix." });
  const headings = Array.from({ length: maxCount.lines }, (_, i) => `Part ${i + 1}:`);
  const parts = recipe({
    name: "Parts",
    recipeIngredient: [...headings, "1 egg"],
    recipeInstructions: "Mix.",
  });
  const { items, confirm } = await importText(`[${many},${parts}]`);
  expect(items.map(({ draft }) => draft.lines.length)).toEqual([
    maxCount.ingredients,
    maxCount.lines,
  ]);
  expect(items.map(({ draft }) => draft.ingredientsNotes)).toEqual([
    "101 g flour\n102 g flour",
    "1 egg",
  ]);
  const created = await confirm();
  expect(created.map((item) => item.recipe!.lines.length)).toEqual([
    maxCount.ingredients,
    maxCount.lines,
  ]);
});

it("A member's headings and repeated ingredients stay, and unknown ingredients are lines", async () => {
  const text = `Members' tart\nIngredients\nDough:\n200 g flour\n1 zorbelberry\nFilling:\n50 g flour\nMethod\nBake.`;
  const { confirm } = await importText(text, "member");
  const [created] = (await confirm()) as [Item];
  expect(created.recipe!.lines.map(formatStored)).toEqual([
    "# Dough",
    "200 Flour",
    "1 Zorbelberry",
    "# Filling",
    "50 Flour",
  ]);
  expect(created.recipe!.ingredientsNotes).toBeNull();
});

it("Corrected lines may have headings and repeated ingredients", async () => {
  const { items, confirm, token } = await importText("Corrected\n1 egg\n\nBoil the egg.");
  const correct = (lines: object[]) =>
    call(
      `mutation ($importItemId: Int!, $input: ImportItemInput!) {
        result: updateImportItem(importItemId: $importItemId, input: $input) { importItemId } }`,
      { importItemId: items[0]!.importItemId, input: { lines } },
      token,
    );
  await expect(correct([{ heading: "Dough", ingredient: "egg" }])).rejects.toThrow(
    "A line has an ingredient or a heading, not both.",
  );
  await expect(correct([{ quantity: "1" }])).rejects.toThrow("Every line needs an ingredient.");
  await correct([
    { heading: " Dough " },
    { ingredient: "egg", quantity: "1" },
    { heading: "Filling" },
    { ingredient: "eggs", quantity: "2" },
  ]);
  const [created] = (await confirm()) as [Item];
  expect(created.recipe!.lines.map(formatStored)).toEqual([
    "# Dough",
    "1 Egg",
    "# Filling",
    "2 Egg",
  ]);
});

it("A recipe with repeated ingredients is found again, and others with one of them are not", async () => {
  const base = "1 cup flour\n1 cup sugar\n1 cup flour\n2 cups flour\n3 cups flour";
  const write = (name: string, lines: string) => `${name}\nIngredients\n${lines}\nMethod\nBake.`;
  await (await importText(write("Duplicate scones", base))).confirm();
  const findDuplicate = async (text: string) =>
    (await importText(text)).items[0]!.duplicateOf?.name ?? null;
  expect(await findDuplicate(write("Duplicate scones", base))).toBe("Duplicate scones");
  // Four of five lines are flour, but only one of five ingredients is shared.
  expect(
    await findDuplicate(
      write("Duplicate scones", "1 cup flour\n2 eggs\n1 cup milk\n1 cup butter\n1 pinch salt"),
    ),
  ).toBeNull();
});
