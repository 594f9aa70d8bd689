import { readJsonLd } from "../imports/readers/readJsonLd";
import { readPage } from "../imports/readers/readPage";
import { readCooklang } from "../imports/readers/archives/readCooklang";
import { callRest } from "../../testing/callRest";
import { addRecipe, readPageData, openPage } from "../../testing/pages";
import { listRecipeNames } from "../../testing/listRecipes";
import { TestServer } from "../../testing/testServer";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  token = await server.login("contributor");
});
afterAll(() => server.close());

const REQUIRED = { name: "Tea", instructions: "Boil.", categoryId: 1, difficultyLevelId: 1 };

const create = (language: unknown) =>
  server.graphql<{ createRecipe: { language: string | null } }>(
    "mutation ($input: RecipeInput!) { createRecipe(input: $input) { language } }",
    { input: { ...REQUIRED, language } },
    token,
  );

describe("The language of a recipe", () => {
  it.each(["English", "e", "en_GB", "en GB", "de-", "x-custom", `en-${"a".repeat(8)}`.repeat(5)])(
    "is refused as %j",
    async (language) => {
      const { errors } = await create(language);
      expect(errors?.[0]).toMatchObject({
        message: expect.stringMatching(/^Language must be /) as string,
        extensions: { code: "BAD_USER_INPUT", field: "language" },
      });
    },
  );

  it("is refused by REST with the same message", async () => {
    const body = {
      recipeName: "Tea",
      recipeInstructions: "Boil.",
      categoryId: 1,
      difficultyId: 1,
      language: "english",
    };
    expect(await callRest(server, "POST /recipes", { token, body })).toMatchObject({
      status: 400,
      text: "Language must be a language tag, such as en or de-AT",
    });
  });

  it.each([
    ["EN-gb", "en-GB"],
    [" de ", "de"],
    ["zh-hant-tw", "zh-Hant-TW"],
    ["", null],
    [null, null],
  ])("is stored from %j as %j", async (typed, stored) => {
    expect((await create(typed)).data?.createRecipe.language).toBe(stored);
  });

  it("filters by its primary subtag, over GraphQL and REST", async () => {
    const add = (name: string, language: string | null) => addRecipe(server, { name, language });
    await add("Zorbel stew", "en-GB");
    await add("Zorbel soup", "en");
    await add("Zorbel pie", "fil");
    await add("Zorbel roast", null);
    const found = (language: string) =>
      listRecipeNames(server, { filter: { search: "Zorbel", language } });
    expect(await found("en")).toEqual(["Zorbel soup", "Zorbel stew"]);
    expect(await found("EN-us")).toEqual(["Zorbel soup", "Zorbel stew"]);
    expect(await found("fil")).toEqual(["Zorbel pie"]);
    expect(await found("fi")).toEqual([]);
    const { json } = await callRest<{ recipeName: string }[]>(
      server,
      "GET /recipes?language=en&search=Zorbel&sort=name-asc&first=10",
    );
    expect(json.map(({ recipeName }) => recipeName)).toEqual(["Zorbel soup", "Zorbel stew"]);
    expect(await callRest(server, "GET /recipes?language=english")).toMatchObject({ status: 400 });
  });

  it("is counted and offered with the other filters", async () => {
    const { data } = await server.graphql<{
      recipes: { totalCount: number };
      recipeFacets: { languages: string[]; categories: { count: number }[] };
    }>(
      `{ recipes(first: 5, filter: { language: "fil", categoryId: 1 }) { totalCount }
         recipeFacets(filter: { language: "fil" }) { languages categories { count } } }`,
    );
    expect(data!.recipes.totalCount).toBe(1);
    expect(data!.recipeFacets.languages).toEqual(expect.arrayContaining(["en", "fil"]));
    expect(data!.recipeFacets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  });

  it("is in the page's JSON-LD, whose lines follow it", async () => {
    const recipeId = await addRecipe(server, {
      name: "Zorbel tart",
      language: "en-GB",
      ingredients: [{ ingredientId: 1, quantity: "1", unit: "cup" }],
    });
    const { html } = await openPage(server, `/recipes/${recipeId}`);
    expect(readPageData(html)).toMatchObject({ inLanguage: "en-GB" });
  });
});

describe("An imported language", () => {
  const json = (more: object) =>
    `<script type="application/ld+json">${JSON.stringify({
      "@type": "Recipe",
      name: "Tea",
      recipeIngredient: ["1 l water"],
      recipeInstructions: ["Boil."],
      ...more,
    })}</script>`;

  it("is the page's, unless the recipe states its own", () => {
    expect(readPage(`<html lang="de-AT">${json({})}</html>`)[0]?.language).toBe("de-AT");
    expect(readPage(`<html lang="de">${json({ inLanguage: "fr" })}</html>`)[0]?.language).toBe(
      "fr",
    );
    expect(readPage(json({}))[0]?.language).toBeUndefined();
  });

  it("is read from JSON-LD and from the locale of Cooklang", () => {
    expect(readJsonLd({ "@type": "Recipe", inLanguage: "it" }).language).toBe("it");
    const cook = "---\ntitle: Tea\nlocale: es_VE\n---\n\nBoil @water{1%l}.\n";
    expect(readCooklang(cook, "Tea.cook").language).toBe("es-VE");
  });
});
