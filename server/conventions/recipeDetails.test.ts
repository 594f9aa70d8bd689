import { readFileSync } from "node:fs";
import { parse, visit } from "graphql";
import { detailEntries, detailNames, mapDetails, NO_DETAILS } from "../../shared/recipeDetails";
import { toSnakeCase } from "../../shared/changeCase";
import { callRest } from "../testing/callRest";
import { TestServer } from "../testing/testServer";

const read = (file: string) => readFileSync(`${__dirname}/../../${file}`, "utf8");

function fieldsOf(file: string): string[] {
  const names: string[] = [];
  visit(parse(read(file)), { Field: (field) => void names.push(field.name.value) });
  return names;
}

const documents = [
  "client/features/recipeForm/RecipeForm_recipe",
  "client/features/imports/ImportItem_item",
  "server/rest/routes/recipes",
  "server/rest/routes/imports",
].map((path) => `${path}.graphql`);
const FUNCTION = "server/database/functions/recipe_documents.sql";
const FORM = "client/shared/recipeFields/CookingFields.tsx";

/** The places that list details by hand. */
const places: [place: string, hasDetail: (name: string) => boolean][] = [
  ...documents.map((file): (typeof places)[number] => {
    const fields = fieldsOf(file);
    return [file, (name) => fields.includes(name)];
  }),
  [FUNCTION, (name) => read(FUNCTION).includes(`', r.${toSnakeCase(name)},`)],
  [FORM, (name) => new RegExp(`\\("${name}"\\)`).test(read(FORM)) || name.endsWith("Minutes")],
];

describe.each(places)("The place %s", (_place, hasDetail) => {
  it.each(detailNames)("contains %s", (name) => {
    expect(hasDetail(name)).toBe(true);
  });

  it("does not contain an undeclared detail", () => {
    expect(hasDetail("undeclared")).toBe(false);
  });
});

describe("A declared detail", () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await TestServer.start();
    token = await server.login("contributor");
  });
  afterAll(() => server.close());

  const examples = {
    ...mapDetails((_name, { example }) => example),
    // The total differs from the sum of the other times, because an equal total is not stored.
    totalMinutes: 90,
  };
  const restExamples = Object.fromEntries(
    detailEntries.map(([name, { restName = name }]) => [restName, examples[name]]),
  );
  const required = {
    name: "Plum cake",
    instructions: "Bake.",
    categoryId: 1,
    difficultyLevelId: 1,
  };
  const fields = `recipeId ${detailNames.join(" ")}`;
  const write = async (mutation: string, input: object, recipeId?: number) => {
    const id = recipeId ? "$recipeId: Int!," : "";
    const { data, errors } = await server.graphql<{ recipe: { recipeId: number } }>(
      `mutation (${id} $input: RecipeInput!) {
        recipe: ${mutation}(${recipeId ? "recipeId: $recipeId," : ""} input: $input) { ${fields} }
      }`,
      { input: { ...required, ...input }, recipeId },
      token,
    );
    expect(errors).toBeUndefined();
    return data!.recipe;
  };

  it("is stored by GraphQL, kept by an update that omits it, and cleared by null", async () => {
    const created = await write("createRecipe", examples);
    expect(created).toMatchObject(examples);
    expect(await write("updateRecipe", { name: "Cake" }, created.recipeId)).toMatchObject(examples);
    expect(await write("updateRecipe", NO_DETAILS, created.recipeId)).toMatchObject(NO_DETAILS);
  });

  it("is stored by REST and kept by an update that omits it", async () => {
    const body = {
      recipeName: "Tart",
      recipeInstructions: "Bake.",
      categoryId: 1,
      difficultyId: 1,
      ingredients: [],
    };
    const created = await callRest<{ recipeId: number }>(server, "POST /recipes", {
      token,
      body: { ...body, ...restExamples },
    });
    expect(created.json).toMatchObject(restExamples);
    const path = `/recipes/${created.json.recipeId}`;
    await callRest(server, `PUT ${path}`, { token, body: { ...body, recipeName: "Pie" } });
    expect((await callRest(server, `GET ${path}`)).json).toMatchObject(restExamples);
  });

  it("is included in the export of the account", async () => {
    await write("createRecipe", { ...examples, name: "Exported cake" });
    const { json } = await callRest<{ recipes: { name: string }[] }>(
      server,
      "GET /account/export",
      { token },
    );
    expect(json.recipes.find(({ name }) => name === "Exported cake")).toMatchObject(examples);
  });
});
