import { callRest } from "../../testing/callRest";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";

/** A recipe of an import, or a created one, in REST. */
interface Line {
  heading?: string | null;
  quantity?: string;
  unit?: string;
  ingredientName?: string;
  preparation?: string;
  isOptional?: boolean;
  scales?: boolean;
}

interface ReadImport {
  importId: number;
  isInProgress: boolean;
  recipes: {
    recipeSource: string | null;
    recipeInstructions: string;
    warnings: string[];
    lines: Line[];
  }[];
}

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  token = await server.login("contributor");
}, 90_000);
afterAll(() => server.close());

const INSTRUCTIONS =
  "Dough:\nRub the butter into the flour with salt.\nFilling:\nMelt butter with salt.\nWhip: Whip the cream.";

async function createRecipe(
  name: string,
  lines: object[],
  source: string | null = null,
  more: object = {},
) {
  const { data, errors } = await server.graphql<{ createRecipe: { recipeId: number } }>(
    "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }",
    {
      input: {
        name,
        categoryId: 2,
        difficultyLevelId: 2,
        instructions: INSTRUCTIONS,
        source,
        lines,
        ...more,
      },
    },
    token,
  );
  if (errors) throw new Error(errors[0]!.message);
  return data!.createRecipe.recipeId;
}

async function createIngredients(...names: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) {
    const [{ ingredientId }] = await server.database.db.query(
      `insert into ingredients (name, name_key, sort_name) values ($1, lower($1), lower($1))
       on conflict (name_key) do update set name = $1 returning ingredient_id as "ingredientId"`,
      [name],
    );
    ids.push(ingredientId);
  }
  return ids;
}

async function importAgain(recipeId: number, extension: string) {
  const response = await fetch(`${server.url}/api/recipes/${recipeId}/export.${extension}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const body = Buffer.from(await response.arrayBuffer());
  const fileName = `r.${extension === "jsonld" ? "json" : extension}`;
  const { json } = await callRest<ReadImport>(server, `POST /imports/file?fileName=${fileName}`, {
    token,
    body,
    headers: { "Content-Type": "application/octet-stream" },
  });
  let read!: ReadImport;
  await waitUntil(async () => {
    read = (await callRest<ReadImport>(server, `GET /imports/${json.importId}`, { token })).json;
    return !read.isInProgress;
  });
  return { recipe: read.recipes[0]!, text: body.toString() };
}

const formatLine = (line: Line) =>
  line.heading != null
    ? `# ${line.heading}`
    : [
        line.quantity,
        line.unit,
        line.ingredientName,
        line.preparation,
        line.isOptional && "optional",
      ]
        .filter(Boolean)
        .join(" ");

async function makeLines() {
  const [flour, butter, salt, cream] = await createIngredients("Flour", "Butter", "Salt", "Cream");
  return [
    { ingredientId: flour, quantity: "200", unit: "g" },
    { heading: "For the dough" },
    { ingredientId: butter, quantity: "100", unit: "g", preparation: "cold" },
    { ingredientId: salt, quantity: "1", unit: "pinch" },
    { heading: "Empty" },
    { heading: "For the filling" },
    { ingredientId: butter, quantity: "50", unit: "g" },
    { ingredientId: salt, quantity: "1", unit: "pinch" },
    { ingredientId: cream, quantity: "300", unit: "ml", isOptional: true },
  ];
}

const formatted = [
  "200 g Flour",
  "# For the dough",
  "100 g Butter cold",
  "1 pinch Salt",
  "# Empty",
  "# For the filling",
  "50 g Butter",
  "1 pinch Salt",
  "300 ml Cream optional",
];

it.each(["jsonld", "cook"])(
  "An export as .%s keeps repeated ingredients, headings, steps and the source",
  async (extension) => {
    const recipeId = await createRecipe(`Tart ${extension}`, await makeLines(), "Aunt Jo, page 5");
    const { recipe } = await importAgain(recipeId, extension);
    expect(recipe.lines.map(formatLine)).toEqual(formatted);
    expect(recipe.recipeInstructions).toBe(INSTRUCTIONS);
    expect(recipe.recipeSource).toBe("Aunt Jo, page 5");
    expect(recipe.warnings.filter((warning) => /notes|understood/.test(warning))).toEqual([]);
  },
);

it.each(["jsonld", "cook"])(
  "An export without headings as .%s has none, and the order of the ingredients",
  async (extension) => {
    const lines = (await makeLines()).filter((line) => !("heading" in line));
    const { recipe } = await importAgain(await createRecipe("Plain tart", lines), extension);
    expect(recipe.lines.map(formatLine)).toEqual(formatted.filter((line) => !line.startsWith("#")));
  },
);

it("Headings are not among the ingredients of JSON-LD", async () => {
  const { text } = await importAgain(await createRecipe("Listed", await makeLines()), "jsonld");
  expect(JSON.parse(text).recipeIngredient).toHaveLength(6);
});

it.each(["jsonld", "cook"])(
  "Notes, difficulty, a textual source and fixed quantities come back from .%s",
  async (extension) => {
    const [butter] = await createIngredients("Butter");
    const line = { ingredientId: butter, quantity: "1", unit: "tbsp", scales: false };
    const recipeId = await createRecipe(`Fixed ${extension}`, [line], "Aunt Jo, page 5", {
      ingredientsNotes: "Use 00 flour",
    });
    const { recipe } = await importAgain(recipeId, extension);
    expect(recipe).toMatchObject({
      lines: [{ quantity: "1", unit: "tbsp", scales: false }],
      recipeSource: "Aunt Jo, page 5",
      ingredientsNotes: "Use 00 flour",
      difficultyId: 2,
      warnings: [],
    });
  },
);
