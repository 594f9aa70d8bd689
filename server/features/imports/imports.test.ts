import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";

let server: TestServer;
let site: Server;
let siteUrl: string;
let token: string;
const page = (name: string, fields: object = {}) =>
  `<script type="application/ld+json">${JSON.stringify({
    "@type": "Recipe",
    name,
    author: "Jo Cook",
    recipeIngredient: ["200 g zorbel flour", "2 onions, finely chopped", "For the top:", "1 onion"],
    recipeInstructions: ["Mix.", "Bake."],
    recipeCategory: "Soups",
    keywords: "vegan, unheard-of",
    ...fields,
  })}</script>`;

beforeAll(async () => {
  site = createServer((request, response) => {
    if (request.url === "/gone") return void response.writeHead(404).end();
    const html = request.url === "/empty" ? "<p>Nothing." : page(`Recipe of ${request.url}`);
    response.setHeader("Content-Type", "text/html").end(html);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const { port } = site.address() as AddressInfo;
  siteUrl = `http://127.0.0.1:${port}`;
  server = await TestServer.start({
    RATE_LIMIT: "off",
    IMPORT_ALLOWED_HOSTS: `127.0.0.1:${port}`,
  });
  token = await server.login("contributor");
}, 90_000);
afterAll(async () => {
  await server.close();
  site.close();
});

const FIELDS = `importId kind source state error isInProgress itemCount skippedCount takenCount failedCount
  items(first: 10) { edges { node {
    importItemId state error warnings photoUrl
    draft { name source language instructions ingredientsNotes categoryId tagIds
      lines { text heading quantity unit ingredient ingredientId preparation suggestions { name } } }
    duplicateOf { name }
    recipe {
      recipeId name ingredients { name } source servings prepMinutes cookMinutes totalMinutes
      tags { tagId }
    }
  } } }`;

interface Item {
  importItemId: number;
  state: string;
  error: string | null;
  warnings: string[];
  draft: { language: string | null; lines: { ingredientId: number | null }[] };
  duplicateOf: { name: string } | null;
  recipe: { recipeId: number; ingredients: { name: string }[] };
}

interface Answered {
  importId: number;
  state: string;
  error: string | null;
  isInProgress: boolean;
  items: { edges: { node: Item }[] };
}

async function call(operation: string, variables: object = {}, as = token): Promise<Answered> {
  const { data, errors } = await server.graphql<{ result: Answered }>(operation, variables, as);
  if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
  return data!.result;
}

const start = (input: object, as?: string) =>
  call(
    `mutation ($input: ImportInput!) { result: createImport(input: $input) { ${FIELDS} } }`,
    { input },
    as,
  );
const now = (importId: number, as?: string) =>
  call(
    `query ($importId: Int!) { result: import(importId: $importId) { ${FIELDS} } }`,
    { importId },
    as,
  );
const act = (name: string, importId: number) =>
  call(`mutation ($importId: Int!) { result: ${name}(importId: $importId) { ${FIELDS} } }`, {
    importId,
  });
const edit = (importItemId: number, input: object) =>
  call(
    `mutation ($importItemId: Int!, $input: ImportItemInput!) {
      result: updateImportItem(importItemId: $importItemId, input: $input) { importItemId state } }`,
    { importItemId, input },
  );

async function settled(importId: number, as?: string): Promise<Answered> {
  await waitUntil(async () => !(await now(importId, as)).isInProgress);
  return now(importId, as);
}
const read = async (input: object) => settled((await start(input)).importId);
const confirmAndSettle = async (importId: number) =>
  settled((await act("confirmImport", importId)).importId);
const undone = async (importId: number) => settled((await act("undoImport", importId)).importId);
const listItems = (importResult: Answered): Item[] =>
  importResult.items.edges.map(({ node }) => node);
const getItem = (importResult: Answered): Item => listItems(importResult)[0]!;
const count = async (table: string) => {
  const [row] = await server.database.db.query(`select count(*)::int as count from ${table}`);
  return row.count as number;
};

describe("An import", () => {
  it("requires a login, and is visible to its owner only", async () => {
    const mutation = 'mutation { createImport(input: { text: "x" }) { importId } }';
    const { errors } = await server.graphql(mutation);
    expect(errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
    const { importId } = await start({ text: "Tea\n1 l water\n\nBoil the water." });
    const admin = await server.login("admin");
    const query = `query ($importId: Int!) { result: import(importId: $importId) { state } }`;
    await expect(call(query, { importId }, admin)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(call(query, { importId: 999_999 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it.each([
    [{}, "Please enter either an address or a text."],
    [{ url: "https://a.example", text: "x" }, "Please enter either an address or a text."],
    [{ url: "ftp://a.example" }, "The address must begin with http:// or https://."],
  ])("of %j is refused", async (input, message) => {
    await expect(start(input)).rejects.toThrow(message);
  });

  it.each([
    [page("Tea", { inLanguage: "de_AT" }), "de-AT"],
    [page("Tea", { inLanguage: "German" }), null],
    ["Tea\n1 l water\n\nBoil the water and serve.", null],
    [
      `Soup\n1 l water\n2 onions\n\nBoil the water in a pan with the onions until they are soft.
Take it from the heat, stir, and let it stand for ten minutes. Then serve it with bread, or with a bit of rice.`,
      "en",
    ],
  ])("reads or detects the language of the text %#", async (text, language) => {
    expect(getItem(await read({ text })).draft.language).toBe(language);
  });

  it.each([
    ["/gone", "There is no page at this address."],
    ["/empty", "No recipe was found."],
  ])("of the page %s reports why it contains no recipe", async (path, error) => {
    expect(await read({ url: siteUrl + path })).toMatchObject({ state: "FAILED", error });
  });

  it("of a page that is not public is refused", async () => {
    const pageImport = await read({ url: "http://127.0.0.1:1/" });
    expect(pageImport.error).toBe("This address does not lead to a page of the public Internet.");
  });

  it("shows the recipes of a page, and creates nothing before it is confirmed", async () => {
    const countsBefore = [await count("recipes"), await count("ingredients")];
    const pageImport = await read({ url: `${siteUrl}/soup` });
    expect(pageImport).toMatchObject({ kind: "PAGE", state: "READY", itemCount: 1, takenCount: 0 });
    const item = getItem(pageImport);
    expect(item.draft).toMatchObject({
      name: "Recipe of /soup",
      source: `Jo Cook, ${siteUrl}/soup`,
      instructions: "Mix.\nBake.",
      ingredientsNotes: null,
    });
    expect(item.draft.lines).toEqual([
      expect.objectContaining({ ingredient: "Zorbel flour", ingredientId: null, unit: "g" }),
      expect.objectContaining({
        ingredient: "Onion",
        preparation: "finely chopped",
        quantity: "2",
      }),
      expect.objectContaining({ heading: "For the top", ingredient: "", ingredientId: null }),
      expect.objectContaining({ ingredient: "Onion", preparation: "", quantity: "1" }),
    ]);
    expect(item.draft.lines[1]!.ingredientId).toEqual(expect.any(Number));
    expect(item.warnings).toEqual(expect.arrayContaining([expect.stringContaining("unheard-of")]));
    expect([await count("recipes"), await count("ingredients")]).toEqual(countsBefore);
  });

  it("is edited, confirmed, undone and confirmed again, without remains", async () => {
    const countsBefore = [
      await count("recipes"),
      await count("ingredients"),
      await count("deleted_recipes"),
    ];
    const pageImport = await read({ url: `${siteUrl}/cake` });
    const { importId } = pageImport;
    const item = getItem(pageImport);
    await edit(item.importItemId, {
      name: "Another name",
      lines: [
        { ingredient: "Glimmer sugar", quantity: "1", unit: "cup" },
        { ingredient: "onions" },
      ],
    });
    await edit(item.importItemId, { servings: 6, prepMinutes: 20, cookMinutes: 5, tagIds: [2] });
    await edit(item.importItemId, { cookMinutes: null, totalMinutes: 45 });
    await expect(edit(item.importItemId, { tagIds: [987_654] })).rejects.toMatchObject({
      message: "This tag does not exist.",
    });
    await expect(edit(item.importItemId, { servings: -1 })).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
    });
    const done = await confirmAndSettle(importId);
    expect(done).toMatchObject({ state: "TAKEN", takenCount: 1, failedCount: 0 });
    const { recipe } = getItem(done);
    expect(recipe).toMatchObject({ servings: 6, prepMinutes: 20, cookMinutes: null });
    expect(recipe).toMatchObject({ totalMinutes: 45, tags: [{ tagId: 2 }] });
    expect(recipe).toMatchObject({ name: "Another name", source: `Jo Cook, ${siteUrl}/cake` });
    expect(recipe.ingredients.map(({ name }) => name)).toEqual(["Glimmer sugar", "Onion"]);
    await expect(edit(item.importItemId, { name: "x" })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await expect(act("confirmImport", importId)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await undone(importId)).toMatchObject({ state: "READY", takenCount: 0 });
    const countsAfter = [
      await count("recipes"),
      await count("ingredients"),
      await count("deleted_recipes"),
    ];
    expect(countsAfter).toEqual(countsBefore);
    expect(await confirmAndSettle(importId)).toMatchObject({ state: "TAKEN", takenCount: 1 });
    await undone(importId);
  });

  it("keeps recipes that others have used when it is undone", async () => {
    const { importId } = await read({ url: `${siteUrl}/loved` });
    const done = await confirmAndSettle(importId);
    const { recipeId } = getItem(done).recipe;
    await call(
      `mutation ($recipeId: Int!) { result: addFavorite(recipeId: $recipeId) { recipeId } }`,
      { recipeId },
    );
    await undone(importId);
    const deleted = await server.database.db.query(
      "select name from deleted_recipes where recipe_id = $1",
      [recipeId],
    );
    expect(deleted).toEqual([{ name: "Recipe of /loved" }]);
    await call(
      `mutation ($recipeId: Int!) { result: restoreRecipe(recipeId: $recipeId) { recipeId } }`,
      { recipeId },
    );
  });

  it("skips duplicates: from the same page, or with a similar name and the same ingredients", async () => {
    const first = await read({ url: `${siteUrl}/twice` });
    await confirmAndSettle(first.importId);
    const secondImport = await read({ url: `${siteUrl}/twice` });
    expect(getItem(secondImport)).toMatchObject({
      state: "SKIPPED",
      duplicateOf: { name: "Recipe of /twice" },
    });
    const text =
      "Recipes of twice\n\n200 g zorbel flour\n2 onions\n\nMix them and bake for an hour.";
    expect(getItem(await read({ text })).duplicateOf).toEqual({ name: "Recipe of /twice" });
    expect(await confirmAndSettle(secondImport.importId)).toMatchObject({
      takenCount: 0,
      skippedCount: 1,
    });
  });

  it("reports why a recipe cannot be created, and creates the others", async () => {
    const recipes = [page("Good one"), page("", { recipeInstructions: [] })].join("\n");
    const { importId } = await read({ text: `<html>${recipes}` });
    const done = await confirmAndSettle(importId);
    expect(listItems(done).map(({ state, error }) => [state, error])).toEqual([
      ["TAKEN", null],
      ["FAILED", "Recipe name is required."],
    ]);
    await undone(importId);
  });

  it("of a member becomes a private recipe, and the list gets no ingredient", async () => {
    await server.addPerson("bringer");
    const token = await server.login("bringer");
    const countListed = () => count("ingredients where owner_id is null");
    const ingredients = await countListed();
    const text = "Zorblax punch\nCategory: Soups\n2 l water\n3 zorblaxes, ripe\n\nMix.";
    const { importId } = await start({ text }, token);
    await settled(importId, token);
    const take = (visibility: string) =>
      call(
        `mutation ($importId: Int!) { result: confirmImport(importId: $importId, visibility: ${visibility}) { importId } }`,
        { importId },
        token,
      );
    await expect(take("PUBLIC")).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(take("UNLISTED")).rejects.toMatchObject({ code: "FORBIDDEN" });
    await take("PRIVATE");
    await settled(importId, token);
    const ownRecipes = await server.graphql<{ viewerRecipes: { edges: { node: object }[] } }>(
      `{ viewerRecipes { edges { node {
        name visibility ingredients { name } ingredientsNotes viewerVisibilities } } } }`,
      {},
      token,
    );
    expect(ownRecipes.data?.viewerRecipes.edges.map(({ node }) => node)).toEqual([
      {
        name: "Zorblax punch",
        visibility: "PRIVATE",
        ingredients: [{ name: "Water" }, { name: "Zorblaxes" }],
        ingredientsNotes: null,
        viewerVisibilities: ["PRIVATE"],
      },
    ]);
    expect(await countListed()).toBe(ingredients);
  }, 20_000);

  it.each([
    [
      "is private if its owner may no longer publish",
      "role_id = (select role_id from roles where role_name = 'member')",
      [{ state: "taken", error: null, visibility: "private" }],
    ],
    [
      "is not created for a banned user",
      "banned = true",
      [{ state: "failed", error: "You do not have permission to do this.", visibility: null }],
    ],
  ])(
    "%s",
    async (_title, change, items) => {
      const name = `former-${change.length}`;
      const userId = await server.addPerson(name, "contributor");
      const token = await server.login(name);
      const { importId } = await start(
        { text: "Tea\nCategory: Soups\n1 l water\n\nBoil the water." },
        token,
      );
      const { db } = server.database;
      const itemsIn = (state: string) =>
        db.query(
          `select i.state, i.error, r.visibility from imports join import_items i using (import_id)
         left join recipes r using (recipe_id) where import_id = $1 and imports.state = $2`,
          [importId, state],
        );
      await waitUntil(async () => (await itemsIn("ready")).length === 1);
      await db.query(`update users set ${change} where user_id = $1`, [userId]);
      await db.query("update imports set state = 'taking' where import_id = $1", [importId]);
      await waitUntil(async () => (await itemsIn("taken")).length === 1);
      expect(await itemsIn("taken")).toEqual(items);
    },
    20_000,
  );
});
