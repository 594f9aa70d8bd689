import { TestServer } from "../../testing/testServer";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

interface Page {
  totalCount: number;
  similarSearch: { text: string; leftOutWords: string[]; excludedIngredients: string[] } | null;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: { name: string } }[];
}

async function listSimilar(search: string, filter = {}, page = {}) {
  const { data } = await server.graphql<{ recipes: Page }>(
    `query ($first: Int! = 100, $after: String, $filter: RecipeFilter) {
      recipes(first: $first, after: $after, filter: $filter, sort: RELEVANCE) {
        totalCount
        similarSearch { text leftOutWords excludedIngredients }
        pageInfo { hasNextPage endCursor }
        edges { node { name } }
      }
    }`,
    { filter: { search, orSimilar: true, ...filter }, ...page },
  );
  const { edges, ...recipes } = data!.recipes;
  return { ...recipes, names: edges.map(({ node }) => node.name) };
}

describe("A search without results finds the recipes of a similar one", () => {
  it.each([
    ["corrected letters", "lasanga", "lasagne", [], "Lasagne al forno"],
    ["a correction of three letters", "pad tai", "pad thai", [], "Pad thai with prawns"],
    ["a word in no recipe left out", "mango qqqqqq", "mango", ["qqqqqq"], "Mango sticky rice"],
    ["the dish of two words", "chocolate cake", "cake", ["chocolate"], "Tres leches cake"],
    ["the word that is in a name", "chicken curry", "chicken", ["curry"], "Coq au vin"],
    ["two words of three", "creamy mint salad", "mint salad", ["creamy"], "Fattoush"],
    ["the parts of a compound", "Zwiebelsuppe", "zwiebel suppe", [], "French onion soup"],
    [
      "the parts of a compound with a linking letter",
      "Linsensuppe",
      "linsen suppe",
      [],
      "Red lentil soup with lemon",
    ],
    ["function words left out", "soup recipe with the lemon", "soup lemon", [], "Tom kha gai"],
  ])("with %s: %s", async (_change, search, text, leftOutWords, name) => {
    const { names, similarSearch, totalCount } = await listSimilar(search);
    expect(similarSearch).toEqual({ text, leftOutWords, excludedIngredients: [] });
    expect(names).toContain(name);
    expect(totalCount).toBe(names.length);
  });

  it("only if the filter allows it", async () => {
    expect(await listSimilar("chocolate cake", { orSimilar: null })).toMatchObject({
      names: [],
      similarSearch: null,
    });
  });

  it("not if it has results, or resembles no word", async () => {
    const found = await listSimilar("mango");
    expect(found.names).not.toEqual([]);
    expect(found.similarSearch).toBeNull();
    expect(await listSimilar("qqqqqqqq")).toMatchObject({ names: [], similarSearch: null });
    for (const text of ["without qqqqqqqq", "qqqqqqqq without nuts"])
      expect(await listSimilar(text)).toMatchObject({ names: [], similarSearch: null });
  });

  it("that match the other filters", async () => {
    const { data } = await server.graphql<{
      recipeFacets: { tags: { value: number; label: string }[] };
    }>("{ recipeFacets { tags { value label } } }");
    const vegan = data!.recipeFacets.tags.find(({ label }) => label === "Vegan")!.value;
    const { names, similarSearch } = await listSimilar("chocolate soup", { tagIds: [vegan] });
    expect(similarSearch).toMatchObject({ text: "soup" });
    expect(names).toEqual(expect.arrayContaining(["Gazpacho andaluz"]));
    expect(names).not.toContain("Tom kha gai");
  });

  it("on all pages", async () => {
    const all = await listSimilar("chocolate soup");
    const names: string[] = [];
    let after: string | null = null;
    do {
      const page = await listSimilar("chocolate soup", {}, { first: 2, after });
      expect(page.similarSearch).toEqual(all.similarSearch);
      names.push(...page.names);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(all.names.length).toBeGreaterThan(3);
    expect(names).toEqual(all.names);
  });

  it("with the filters' options of these recipes", async () => {
    const countCategories = async (filter: object) => {
      const { data } = await server.graphql<{ recipeFacets: { categories: { count: number }[] } }>(
        "query ($filter: RecipeFilter) { recipeFacets(filter: $filter) { categories { label count } } }",
        { filter },
      );
      return data!.recipeFacets.categories;
    };
    const search = "chocolate cake";
    expect(await countCategories({ search, orSimilar: true })).toEqual(
      await countCategories({ search: "cake" }),
    );
    expect(await countCategories({ search })).not.toEqual(
      await countCategories({ search: "cake" }),
    );
  });
});

describe("Ingredients after “without” are excluded", () => {
  it.each([
    [
      "an ingredient",
      "salad without feta",
      ["Feta"],
      "Panzanella",
      "Watermelon, feta & mint salad",
    ],
    [
      "words of an ingredient",
      "soup without sour cream",
      ["Sour cream"],
      "Tom kha gai",
      "Beetroot borscht",
    ],
    [
      "two ingredients",
      "salad without tomato or feta",
      ["Feta", "Tomato"],
      "Warm potato salad with dill",
      "Panzanella",
    ],
    [
      "ingredients after a comma",
      "salads without feta, radish",
      ["Feta", "Radish"],
      "Panzanella",
      "Fattoush",
    ],
    ["a synonym", "salad without prawns", ["Dried shrimp", "Prawn"], "Panzanella", "Som tam"],
    ["German words", "soup ohne Dill", ["Dill"], "Tom kha gai", "Beetroot borscht"],
  ])("by %s: %s", async (_what, search, excluded, name, otherName) => {
    const { names, similarSearch } = await listSimilar(search);
    expect(similarSearch!.leftOutWords).toEqual([]);
    expect(similarSearch!.excludedIngredients).toEqual(expect.arrayContaining(excluded));
    expect(names).toContain(name);
    expect(names).not.toContain(otherName);
  });

  it("by a group, without a dish", async () => {
    const { names, similarSearch, totalCount } = await listSimilar("without nuts");
    expect(similarSearch).toMatchObject({ text: "", leftOutWords: [] });
    expect(similarSearch!.excludedIngredients).toEqual(
      expect.arrayContaining(["Blanched almond", "Pistachio", "Roasted peanut", "Walnut"]),
    );
    expect(similarSearch!.excludedIngredients).not.toContain("Nutmeg");
    expect(totalCount).toBe(names.length);
    expect(names).toContain("Lasagne al forno");
    for (const name of ["Baklava", "Muhammara", "Glögg", "Som tam"])
      expect(names).not.toContain(name);
  });

  it("unless the words are in no ingredient, which the page reports", async () => {
    const { names, similarSearch } = await listSimilar("soup without qqqqqq");
    expect(names).toContain("Tom kha gai");
    expect(similarSearch).toEqual({
      text: "soup",
      leftOutWords: ["qqqqqq"],
      excludedIngredients: [],
    });
  });
});
