/* oxlint-disable typescript/no-explicit-any */
// Responses of many shapes are compared as they are.
import { callRest } from "../testing/callRest";
import { TestServer } from "../testing/testServer";

type Json = Record<string, any>;

let server: TestServer;
let member: string;
let admin: string;
beforeAll(async () => {
  server = await TestServer.start();
  member = await server.login("member");
  admin = await server.login("admin");
});
afterAll(() => server.close());

const recipe = (changes: Json) => ({
  recipeName: "Plum cake",
  recipeInstructions: "Bake.",
  categoryId: 1,
  difficultyId: 1,
  ...changes,
});

const post = (changes: Json, token = member) =>
  callRest<Json>(server, "POST /recipes", { token, body: recipe(changes) });

/** Finds the lists of values in a JSON schema, with their paths. */
function findEnums(value: unknown, path = ""): [path: string, values: unknown[]][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === "enum" ? [[path, child as unknown[]]] : findEnums(child, `${path}/${key}`),
  );
}

describe("An enum over REST", () => {
  it("is documented in lower case, except for codes and sentences", async () => {
    const { json } = await callRest<Json>(server, "GET /openapi.json");
    const upper = findEnums(json)
      .filter(([path]) => !path.endsWith("/code") && !path.endsWith("/text~1plain/schema"))
      .filter(([path]) => !path.includes("text/plain"))
      // Languages, and the names of settings.
      .filter(([path]) => !/\/(defaultLocale|locale|settings\/items\/properties\/name)$/.test(path))
      .filter(([, values]) => values.some((value) => /[A-Z]/.test(String(value))));
    expect(upper).toEqual([]);
  });

  it.each(["private", "PRIVATE", "Private"])(
    "is accepted in either case and returned in lower case: %s",
    async (visibility) => {
      const created = await post({ visibility, coverDrawing: "hot_drink" });
      expect([created.status, created.json]).toMatchObject([
        201,
        { visibility: "private", coverDrawing: "hot_drink" },
      ]);
      const body = { ...created.json, recipeName: "Another name" };
      const call = `PUT /recipes/${created.json["recipeId"]}`;
      const changed = await callRest<Json>(server, call, { token: member, body });
      expect([changed.status, changed.json]).toMatchObject([200, { visibility: "private" }]);
    },
  );

  it("is refused with a list of the values in lower case", async () => {
    const { status, text } = await post({ visibility: "secret" }, admin);
    expect([status, text]).toEqual([400, '"visibility" must be one of public, unlisted, private.']);
  });

  it.each([
    "/recipes?sort=NAME-DESC&first=2",
    "/recipes/own?visibility=Private",
    "/recipes/own?visibility=UNLISTED",
    "/recipes/export.jsonld?of=OWN",
    "/admin/merges/preview?kind=tag&mergedId=1&intoId=2",
    "/admin/merges/preview?kind=TAG&mergedId=1&intoId=2",
  ])("is accepted in either case in a query: %s", async (path) => {
    const { status } = await callRest(server, `GET ${path}`, { token: admin });
    expect(status).toBe(200);
  });

  it("is in lower case in imports and merges", async () => {
    const body = { text: "Plum cake\n\n1 kg plums\n\nBake." };
    const started = await callRest<Json>(server, "POST /imports", { token: admin, body });
    expect(started.json).toMatchObject({ kind: "text", visibility: "public" });
    expect(started.json["state"]).toMatch(/^[a-z]+$/);
    const names = { kind: "Tag", mergedId: 1, intoId: 2 };
    const merged = await callRest<Json>(server, "POST /admin/merges", {
      token: admin,
      body: names,
    });
    expect([merged.status, merged.json]).toMatchObject([201, { kind: "tag" }]);
  });
});
