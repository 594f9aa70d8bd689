import { callRest } from "../../testing/callRest";
import { type Account, TestServer } from "../../testing/testServer";

const KINDS = [
  ["tags", "tagId", "tagName", "Tag", "Tag name is required."],
  ["categories", "categoryId", "categoryName", "Category", "Category name is required."],
  [
    "difficulty-levels",
    "difficultyLevelId",
    "difficultyLevelName",
    "Difficulty level",
    "Difficulty level name is required",
  ],
  ["ingredients", "ingredientId", "ingredientName", "Ingredient", "Ingredient name is required."],
  ["equipment", "equipmentId", "equipmentName", "Equipment", "Equipment name is required."],
] as const;

type Thing = Record<string, unknown>;

let server: TestServer;
const tokens: Partial<Record<Account, string>> = {};
beforeAll(async () => {
  server = await TestServer.start();
  for (const account of ["admin", "contributor", "member"] as const) {
    tokens[account] = await server.login(account);
  }
});
afterAll(() => server.close());

const call = <Json = Thing>(endpoint: string, account?: Account, body?: unknown) =>
  callRest<Json>(server, endpoint, { token: account && tokens[account], body });

describe.each(KINDS)("/api/%s", (path, key, name, noun, required) => {
  const isForContributors = path === "ingredients" || path === "equipment";
  const editor = isForContributors ? "contributor" : "admin";
  const refusedAccount = isForContributors ? "member" : "contributor";
  const extraFields = ["categories", "ingredients"].includes(path)
    ? { recipeCount: expect.any(Number) }
    : {};

  it("can be read by visitors, in the order of its kind", async () => {
    const { status, json } = await call<Thing[]>(`GET /${path}`);
    expect(status).toBe(200);
    const order = json.map((thing) => thing[path === "difficulty-levels" ? key : name]);
    expect(order).toEqual(
      path === "difficulty-levels"
        ? [...order].sort((a, b) => Number(a) - Number(b))
        : [...order].sort((a, b) => String(a).localeCompare(String(b), "en")),
    );
    expect((await call(`GET /${path}/${String(json[0]![key])}`)).json).toEqual(json[0]);
    expect(json[0]).toEqual({
      [key]: expect.any(Number),
      [name]: expect.any(String),
      ...extraFields,
    });
    expect(await call(`GET /${path}/999999`)).toMatchObject({
      status: 404,
      text: `${noun} not found.`,
    });
  });

  it("can be changed only by users with permission", async () => {
    for (const endpoint of [`POST /${path}`, `PUT /${path}/1`, `DELETE /${path}/1`]) {
      expect((await call(endpoint, undefined, { [name]: "X" })).status).toBe(401);
      expect((await call(endpoint, refusedAccount, { [name]: "X" })).status).toBe(403);
    }
    for (const endpoint of [`PUT /${path}/999999`, `DELETE /${path}/999999`]) {
      expect((await call(endpoint, editor, {})).text).toBe(`${noun} not found.`);
    }
  });

  it("refuses names that exist", async () => {
    const [first] = (await call<Thing[]>(`GET /${path}`)).json;
    for (const endpoint of [`POST /${path}`, `PUT /${path}/${String(first![key])}`]) {
      for (const body of [undefined, {}, { [name]: "  " }, { [name]: null }]) {
        expect(await call(endpoint, editor, body)).toMatchObject({ status: 400, text: required });
      }
    }
    const duplicate = await call(`POST /${path}`, editor, {
      [name]: ` ${String(first![name]).toUpperCase()} `,
    });
    expect(duplicate).toMatchObject({ status: 409, text: `${noun} already exists.` });
  });

  it("can be created, renamed and deleted", async () => {
    const created = await call(`POST /${path}`, editor, { [name]: " Brand new ", [key]: 1 });
    expect(created.status).toBe(201);
    const location = `/${path}/${String(created.json[key])}`;
    expect(created.headers.get("location")).toBe(`/api${location}`);
    expect(created.json).toEqual({
      [key]: expect.any(Number),
      [name]: "Brand new",
      ...extraFields,
    });
    const renamed = await call(`PUT ${location}`, editor, { ...created.json, [name]: "Newer" });
    expect(renamed).toMatchObject({ status: 200, json: { ...created.json, [name]: "Newer" } });
    expect(await call(`DELETE ${location}`, editor)).toMatchObject({ status: 204, text: "" });
    expect((await call(`GET ${location}`)).status).toBe(404);
  });

  it("cannot be deleted while a recipe uses it", async () => {
    const [recipe] = (await call<Thing[]>("GET /recipes?first=1")).json;
    const used = {
      tags: (recipe!["recipeTags"] as Thing[])[0]?.["tagId"],
      categories: recipe!["categoryId"],
      "difficulty-levels": recipe!["difficultyLevelId"],
      ingredients: (recipe!["recipeIngredients"] as Thing[])[0]?.["ingredientId"],
      equipment: 1,
    }[path];
    expect(await call(`DELETE /${path}/${String(used)}`, editor)).toMatchObject({
      status: 409,
      text: `Cannot delete ${noun.toLowerCase()}: it is used by one or more recipes.`,
    });
  });
});
