import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";

let server: TestServer;
let admin: string;
let contributor: string;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  admin = await server.login("admin");
  contributor = await server.login("contributor");
}, 90_000);
afterAll(() => server.close());

interface Item {
  importItemId: number;
  draft: {
    categoryId: number | null;
    categoryName: string | null;
    doubts: string[];
    lines: { text: string; doubt: string | null }[];
  };
  recipe: { visibility: string; category: { name: string } } | null;
}

interface ReadImport {
  importId: number;
  state: string;
  uncategorizedCount: number;
  doubtfulCount: number;
  items: { edges: { node: Item }[] };
}

const FIELDS = `importId state uncategorizedCount doubtfulCount items(first: 20) { edges { node {
  importItemId
  draft { categoryId categoryName doubts lines { text doubt } }
  recipe { visibility category { name } } } } }`;

async function call<Result>(operation: string, variables: object, token: string): Promise<Result> {
  const { data, errors } = await server.graphql<{ result: Result }>(operation, variables, token);
  if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
  return data!.result;
}

async function settle(importId: number, token: string, state: string): Promise<ReadImport> {
  const fetchImport = () =>
    call<ReadImport>(
      `query ($importId: Int!) { result: import(importId: $importId) { ${FIELDS} } }`,
      { importId },
      token,
    );
  await waitUntil(async () => (await fetchImport()).state === state);
  return fetchImport();
}

const toRecipe = (name: string, recipeCategory: string | null, fields: object = {}) => ({
  ...{ "@type": "Recipe", name, ...(recipeCategory !== null && { recipeCategory }) },
  ...{ recipeIngredient: ["2 onions"], recipeInstructions: ["Chop.", "Fry."], ...fields },
});

/** Reads recipes of a page for a user. */
async function read(recipes: object[], token: string): Promise<ReadImport> {
  const text = `<script type="application/ld+json">${JSON.stringify(recipes)}</script>`;
  const { importId } = await call<{ importId: number }>(
    "mutation ($input: ImportInput!) { result: createImport(input: $input) { importId } }",
    { input: { text } },
    token,
  );
  return settle(importId, token, "READY");
}

const choose = (importId: number, input: object, token: string) =>
  call<{ uncategorizedCount: number }>(
    `mutation ($importId: Int!, $input: ImportCategoryInput!) {
      result: chooseImportCategory(importId: $importId, input: $input) { uncategorizedCount } }`,
    { importId, input },
    token,
  );

const edit = (importItemId: number, input: object, token: string) =>
  call<Item>(
    `mutation ($importItemId: Int!, $input: ImportItemInput!) {
      result: updateImportItem(importItemId: $importItemId, input: $input) {
        importItemId draft { categoryId categoryName doubts lines { text doubt } } } }`,
    { importItemId, input },
    token,
  );

async function confirm(importId: number, token: string): Promise<Item[]> {
  await call(
    "mutation ($importId: Int!) { result: confirmImport(importId: $importId) { importId } }",
    { importId },
    token,
  );
  return listItems(await settle(importId, token, "TAKEN"));
}

const listItems = ({ items }: ReadImport): Item[] => items.edges.map(({ node }) => node);
const listCategories = (read: ReadImport) => listItems(read).map(({ draft }) => draft.categoryId);

const findCategory = async (name: string): Promise<number | undefined> => {
  const [row] = await server.database.db.query<{ id: number }[]>(
    "select category_id as id from categories where name = $1",
    [name],
  );
  return row?.id;
};

describe("The category of an imported recipe", () => {
  it("must be chosen if none matches: an import that lacks one is refused by name", async () => {
    const recipes = Array.from({ length: 7 }, (_, i) => toRecipe(`Stray ${i}`, null));
    const one = await read([...recipes, toRecipe("Known", "Suppe")], contributor);
    expect(one.uncategorizedCount).toBe(7);
    expect(listCategories(one).filter((id) => id === null)).toHaveLength(7);
    await expect(confirm(one.importId, contributor)).rejects.toMatchObject({
      code: "CONFLICT",
      message:
        "Choose a category first for: Stray 0; Stray 1; Stray 2; Stray 3; Stray 4 and 2 more.",
    });
  });

  it("is chosen for one recipe, or for all that have none", async () => {
    const names = ["First stray", "Second stray", "Third stray"];
    const recipes = [...names.map((name) => toRecipe(name, null)), toRecipe("A soup", "Soup")];
    const { importId, ...one } = await read(recipes, contributor);
    const [first] = listItems({ importId, ...one });
    const soups = await findCategory("Soups");
    await choose(importId, { categoryId: 1, importItemIds: [first!.importItemId] }, contributor);
    const { uncategorizedCount } = await choose(importId, { categoryId: 2 }, contributor);
    expect(uncategorizedCount).toBe(0);
    const now = await settle(importId, contributor, "READY");
    expect(listCategories(now)).toEqual([1, 2, 2, soups]);
    await expect(choose(importId, { categoryId: 99_999 }, contributor)).rejects.toMatchObject({
      message: "This category does not exist.",
    });
  });

  it("is only chosen by the user who imports", async () => {
    const { importId } = await read([toRecipe("Guarded stray", null)], contributor);
    await expect(choose(importId, { categoryId: 1 }, admin)).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });

  it("can be Other, which is created once", async () => {
    expect(await findCategory("Other")).toBeUndefined();
    for (const name of ["Odd one", "Odd two"]) {
      const { importId } = await read([toRecipe(name, "Oddities")], contributor);
      await choose(importId, {}, contributor);
      const [item] = await confirm(importId, contributor);
      expect(item!.recipe!.category.name).toBe("Other");
    }
    const [{ count }] = await server.database.db.query<[{ count: number }]>(
      "select count(*)::int as count from categories where name = 'Other'",
    );
    expect(count).toBe(1);
  });

  it("is remembered for the name of the source if an admin has chosen it", async () => {
    const recipes = [toRecipe("Pakoras", "Fritters"), toRecipe("Grill plate", "Grillgut")];
    const members = await read(recipes, contributor);
    await choose(members.importId, { categoryId: 3 }, contributor);
    const before = await read(recipes, admin);
    expect(listCategories(before)).toEqual([null, null]);
    await choose(before.importId, { categoryId: 2 }, admin);
    expect(listCategories(await read(recipes, contributor))).toEqual([2, 2]);

    // A correction of a remembered choice replaces it.
    const [, grilled] = listItems(await read(recipes, admin));
    await edit(grilled!.importItemId, { categoryId: 3 }, admin);
    expect(listCategories(await read(recipes, contributor))).toEqual([2, 3]);
  });

  it("stays found by its name if an admin corrects a single recipe", async () => {
    const recipes = [toRecipe("Bisque", "Soup")];
    const [item] = listItems(await read(recipes, admin));
    await edit(item!.importItemId, { categoryId: 1 }, admin);
    expect(listCategories(await read(recipes, admin))).toEqual([await findCategory("Soups")]);
  });
});

describe("A recipe with doubts", () => {
  const doubtful = (name: string) =>
    toRecipe(name, "Soup", {
      recipeIngredient: ["2 onions", "Subscribe to our newsletter", "90000 g salt"],
      recipeInstructions: ["Chop.", "Leave a comment below."],
    });

  it("becomes private if it was not reviewed, and others are public", async () => {
    const one = await read([doubtful("Doubtful stew"), toRecipe("Clear stew", "Soup")], admin);
    expect(one.doubtfulCount).toBe(1);
    const [item] = listItems(one);
    expect(item!.draft.doubts).toEqual(["Step 2 does not look like a part of the recipe."]);
    expect(item!.draft.lines.map(({ doubt }) => doubt)).toEqual([
      null,
      "This does not look like an ingredient.",
      "This is an unusual amount.",
    ]);
    const created = await confirm(one.importId, admin);
    expect(created.map(({ recipe }) => recipe!.visibility)).toEqual(["PRIVATE", "PUBLIC"]);
    expect((await settle(one.importId, admin, "TAKEN")).doubtfulCount).toBe(1);
  });

  it("becomes public once it was reviewed", async () => {
    const { importId, ...one } = await read([doubtful("Reviewed stew")], admin);
    const [item] = listItems({ importId, ...one });
    const { draft } = await edit(item!.importItemId, { isReviewed: true }, admin);
    expect(draft.doubts).toEqual([]);
    expect(draft.lines.map(({ doubt }) => doubt)).toEqual([null, null, null]);
    const [created] = await confirm(importId, admin);
    expect(created!.recipe!.visibility).toBe("PUBLIC");
  });

  it("keeps the doubts and the original text of lines that were not changed", async () => {
    const [item] = listItems(await read([doubtful("Half reviewed stew")], admin));
    const lines = [
      { ingredient: "Onion", quantity: "3" },
      { ingredient: "Subscribe to our newsletter" },
      { ingredient: "Salt", quantity: "1", unit: "pinch" },
    ];
    const { draft } = await edit(item!.importItemId, { lines }, admin);
    expect(draft.lines.map(({ text, doubt }) => [text, doubt])).toEqual([
      ["3 Onion", null],
      ["Subscribe to our newsletter", "This does not look like an ingredient."],
      ["1 pinch Salt", null],
    ]);
  });
});
