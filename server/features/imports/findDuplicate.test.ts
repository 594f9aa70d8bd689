import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
}, 90_000);
afterAll(() => server.close());

interface Item {
  state: string;
  warnings: string[];
  duplicateOf: { name: string } | null;
  draft: { name: string };
}

interface FoundImport {
  importId: number;
  isInProgress: boolean;
  items: { edges: { node: Item }[] };
}

const IMPORT = `query ($importId: Int!) { result: import(importId: $importId) { importId isInProgress
  items { edges { node { state warnings duplicateOf { name } draft { name } } } } } }`;

async function call<Result>(operation: string, variables: object, token: string): Promise<Result> {
  const { data, errors } = await server.graphql<{ result: Result }>(operation, variables, token);
  if (errors) throw new Error(errors[0]!.message);
  return data!.result;
}

async function settle(importId: number, token: string): Promise<Item[]> {
  let found: FoundImport;
  await waitUntil(async () => {
    found = await call<FoundImport>(IMPORT, { importId }, token);
    return !found.isInProgress;
  });
  return found!.items.edges.map(({ node }) => node);
}

async function start(text: string, person: string) {
  const token = await server.login(person);
  const { importId } = await call<FoundImport>(
    "mutation ($text: String!) { result: createImport(input: { text: $text }) { importId } }",
    { text },
    token,
  );
  return { token, importId, items: await settle(importId, token) };
}

const read = async (text: string, person = "contributor"): Promise<Item[]> =>
  (await start(text, person)).items;

async function add(text: string, person = "contributor"): Promise<void> {
  const { token, importId } = await start(text, person);
  const CONFIRM =
    "mutation ($importId: Int!, $visibility: RecipeVisibility) { result: confirmImport(importId: $importId, visibility: $visibility) { importId } }";
  const visibility = person === "contributor" ? "PUBLIC" : "PRIVATE";
  const CHOOSE =
    "mutation ($importId: Int!) { result: chooseImportCategory(importId: $importId, input: { categoryId: 1 }) { importId } }";
  await call(CHOOSE, { importId }, token);
  await call(CONFIRM, { importId, visibility }, token);
  await settle(importId, token);
}

interface Dish {
  name: string;
  lines: string[];
  steps?: string[];
  url?: string;
}

/** Writes structured data, whose URL becomes the source. */
const toJsonLd = (dishes: readonly Dish[]): string =>
  JSON.stringify(
    dishes.map(({ name, lines, steps = ["Mix.", "Cook."], url }) => ({
      "@type": "Recipe",
      name,
      recipeIngredient: lines,
      recipeInstructions: steps,
      ...(url && { url }),
    })),
  );

const TOAST = ["4 slices bread", "2 eggs", "100 ml milk"];
const CAKE = ["1 kg apples", "300 g flour", "150 g butter", "100 g sugar", "2 eggs"];
const CHILI = ["500 g beef", "2 onions", "400 g kidney beans", "1 tbsp chili powder"];

const dishes: Dish[] = [
  { name: "French toast", lines: TOAST, steps: ["Whisk eggs and milk.", "Fry the bread."] },
  { name: "Apfelkuchen", lines: CAKE, steps: ["Teig kneten.", "Backen."] },
  { name: "Chili", lines: CHILI, steps: ["Brown the beef.", "Simmer."] },
  { name: "Crème brûlée", lines: ["500 ml cream", "6 egg yolks", "100 g sugar"] },
  {
    name: "Lemon curd",
    lines: ["4 lemons", "3 eggs", "200 g sugar", "100 g butter"],
    url: "https://kitchen.example/curd",
  },
  { name: "Dal", lines: ["200 g lentils", "1 onion"], url: "https://blog.example/" },
];

const [toast, cake, chili, brulee, curd, dal] = dishes as [Dish, Dish, Dish, Dish, Dish, Dish];

const DUPLICATE = "SKIPPED";
const SIMILAR = "WAITING, similar";
const OTHER = "WAITING";

const pairs: [string, Dish, string][] = [
  ["the same recipe", toast, DUPLICATE],
  ["a name in capitals", { ...toast, name: "FRENCH TOAST" }, DUPLICATE],
  ["a name with other marks", { ...toast, name: "French-Toast!" }, DUPLICATE],
  ["a name without accents", { ...brulee, name: "Creme brulee" }, DUPLICATE],
  ["other instructions", { ...cake, steps: ["Rühren.", "Kühlen."] }, DUPLICATE],
  ["one more line of many", { ...cake, lines: [...CAKE, "1 tsp cinnamon"] }, DUPLICATE],
  ["other lines at the same URL", { ...curd, lines: ["5 limes", "3 eggs"] }, DUPLICATE],
  ["another name at the same URL", { ...curd, name: "My yellow spread" }, DUPLICATE],
  [
    "a qualifying word and another line",
    { ...toast, name: "Protein French toast", lines: [...TOAST, "1 scoop protein powder"] },
    SIMILAR,
  ],
  ["a qualifying word", { ...toast, name: "Vegan French toast" }, SIMILAR],
  ["a numeral", { ...chili, name: "Chili II" }, SIMILAR],
  ["a number", { ...chili, name: "Chili 2" }, SIMILAR],
  ["an owner", { ...chili, name: "Grandma's chili" }, SIMILAR],
  ["a qualifying word in German", { ...cake, name: "Schneller Apfelkuchen" }, SIMILAR],
  ["a place", { ...cake, name: "Apfelkuchen vom Blech" }, SIMILAR],
  ["a typing error", { ...cake, name: "Apfelkuhcen" }, SIMILAR],
  [
    "other amounts and instructions",
    {
      name: "Chili",
      lines: ["1 kg beef", "5 onions", "800 g kidney beans", "3 tbsp chili powder"],
      steps: ["Fry the onions.", "Add everything else."],
    },
    SIMILAR,
  ],
  ["other ingredients", { ...chili, lines: ["2 carrots", "1 l water", "300 g rice"] }, OTHER],
  ["another name", { ...cake, name: "Streusel squares" }, OTHER],
  ["a longer German compound", { ...cake, name: "Apfelkuchenmuffins" }, OTHER],
  [
    "another recipe of the same site",
    { ...dal, name: "Coconut rice", lines: ["300 g rice", "1 coconut"] },
    OTHER,
  ],
  ["no lines at all", { name: "Chili", lines: [], steps: ["Open the tin."] }, OTHER],
];

describe("A recipe of an import", () => {
  beforeAll(async () => {
    for (const dish of dishes) await add(toJsonLd([dish]));
  }, 90_000);

  it.each(pairs)("with %s is compared with existing recipes", async (_difference, dish, result) => {
    const [item] = await read(toJsonLd([dish]));
    const { state, duplicateOf } = item!;
    expect([state, ...(state === OTHER && duplicateOf ? ["similar"] : [])].join(", ")).toBe(result);
    if (state === DUPLICATE) expect(duplicateOf).not.toBeNull();
  });

  it("is the one of the same name rather than another with its ingredients", async () => {
    await add(toJsonLd([{ ...toast, name: "French toast sticks" }]));
    const [item] = await read(toJsonLd([{ ...toast, name: "French toast sticks" }]));
    expect(item!.duplicateOf).toEqual({ name: "French toast sticks" });
  });

  it("is a duplicate of a private recipe only for its owner", async () => {
    await server.addPerson("secretive");
    const text = toJsonLd([{ name: "Secret sauce", lines: ["3 onions", "2 eggs", "1 l milk"] }]);
    await add(text, "secretive");
    expect((await read(text, "secretive"))[0]!.state).toBe(DUPLICATE);
    expect((await read(text))[0]).toMatchObject({ state: OTHER, duplicateOf: null });
  });

  it("that occurs twice in the import is added once", async () => {
    const once = { name: "Twin buns", lines: ["500 g flour", "300 ml milk"] };
    const other = { ...once, lines: ["500 g rye flour", "300 ml water"] };
    const items = await read(toJsonLd([once, once, other]));
    expect(items.map(({ state }) => state)).toEqual([OTHER, DUPLICATE, OTHER]);
    const REPEATED = "This import contains the same recipe above. It is added once.";
    expect(items.map(({ warnings }) => warnings.includes(REPEATED))).toEqual([false, true, false]);
  });
});
