import { coverDrawings } from "../../../shared/coverDrawings";
import { TestServer } from "../../testing/testServer";

const FIELDS = "recipeId coverDrawing cover { url alt }";
const CREATE = `mutation ($input: RecipeInput!) { createRecipe(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: RecipeInput!) {
  updateRecipe(recipeId: $id, input: $input) { ${FIELDS} } }`;
const OPTIONS = `query ($name: String!, $ingredients: [String!]!) {
  coverOptions(name: $name, ingredients: $ingredients) { drawing image { url alt } } }`;

interface Drawn {
  recipeId: number;
  coverDrawing: string | null;
  cover: { url: string; alt: string };
}

interface Option {
  drawing: string | null;
  image: { url: string; alt: string };
}

const soup = { name: "Sunday soup", categoryId: 1, difficultyLevelId: 1, instructions: "Stir." };

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login("contributor");
});
afterAll(() => server.close());

const create = async (change: object) =>
  (await server.graphql<{ createRecipe: Drawn }>(CREATE, { input: { ...soup, ...change } }, token))
    .data!.createRecipe;
const update = async (id: number, change: object) =>
  (
    await server.graphql<{ updateRecipe: Drawn }>(
      UPDATE,
      { id, input: { ...soup, ...change } },
      token,
    )
  ).data!.updateRecipe;
const findOptions = (name: string, ingredients: string[]) =>
  server.graphql<{ coverOptions: Option[] }>(OPTIONS, { name, ingredients });

describe("The drawing of a cover", () => {
  it("must be one of the options", async () => {
    const input = { ...soup, coverDrawing: "UNICORN" };
    const { data, errors } = await server.graphql(CREATE, { input }, token);
    expect(data ?? null).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", status: 400 });
  });

  it("follows from the recipe's name until its author chooses another", async () => {
    const created = await create({});
    expect(created).toMatchObject({ coverDrawing: null, cover: { alt: "Drawn: a bowl of soup" } });
    const changed = await update(created.recipeId, { coverDrawing: "TART" });
    expect(changed).toMatchObject({ coverDrawing: "TART", cover: { alt: "Drawn: a tart" } });
    expect(changed.cover.url).not.toBe(created.cover.url);
    expect((await fetch(server.url + changed.cover.url)).status).toBe(200);
  });

  it("stays if an edit leaves it out, and follows from the name again after null", async () => {
    const { recipeId, cover } = await create({ coverDrawing: "STILL_LIFE" });
    expect(await update(recipeId, {})).toMatchObject({ coverDrawing: "STILL_LIFE", cover });
    const { cover: plain } = await update(recipeId, { coverDrawing: null });
    expect(plain.alt).toBe("Drawn: a bowl of soup");
  });

  it("is part of the recipe's document as soon as it is written", async () => {
    const { recipeId } = await create({ coverDrawing: "LOAF" });
    const { data } = await server.graphql<{ recipes: { edges: { node: Drawn }[] } }>(
      `{ recipes(first: 1, sort: NEWEST) { edges { node { ${FIELDS} } } } }`,
    );
    expect(data!.recipes.edges[0]!.node).toMatchObject({ recipeId, coverDrawing: "LOAF" });
  });
});

describe("The options for a cover", () => {
  it("are refused for names that are too long or too many ingredients", async () => {
    const long = await findOptions("x".repeat(201), []);
    expect(long.errors?.[0]?.message).toBe("Recipe name must be at most 200 characters long");
    const manyOptions = await findOptions("Soup", Array<string>(101).fill("Salt"));
    expect(manyOptions.errors?.[0]?.message).toBe("A recipe has at most 100 ingredients");
  });

  it("are the drawing for the name and one of each kind", async () => {
    const { data } = await findOptions("Sunday soup", []);
    expect(data!.coverOptions.map(({ drawing }) => drawing)).toEqual([null, ...coverDrawings]);
    const { cover } = await create({ coverDrawing: "SKEWERS" });
    const skewers = data!.coverOptions.find(({ drawing }) => drawing === "SKEWERS");
    expect(skewers?.image).toEqual(cover);
    expect(data!.coverOptions[0]!.image.alt).toBe("Drawn: a bowl of soup");
  });
});
