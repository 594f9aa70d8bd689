import { LIST, listRecipes, listRecipeNames } from "../../testing/listRecipes";
import { TestServer } from "../../testing/testServer";
import { createTypos } from "./search";
import { measureEditDistance } from "./nearestWords";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const searchNames = (search: string, filter = {}) =>
  listRecipeNames(server, { filter: { search, ...filter }, sort: "RELEVANCE" });

describe("A search", () => {
  it.each([
    ["the plural of a word", "soups", "Red lentil soup with lemon"],
    ["a letter that is wrong", "shakshoka", "Shakshuka with feta"],
    ["a letter that is missing", "shakshka", "Shakshuka with feta"],
    ["a letter too many", "gazpaccho", "Gazpacho andaluz"],
    ["two letters swapped", "baklvaa", "Baklava"],
    ["an ingredient", "chickpea", "Chana masala"],
    ["two words written as one", "padthai", "Pad thai with prawns"],
    ["words of name and ingredients", "shakshuka feta", "Shakshuka with feta"],
    ["words in another order", "lemon soup", "Red lentil soup with lemon"],
    ["a tag", "vegan", "Gazpacho andaluz"],
    ["a category", "dessert", "Crème caramel"],
    ["the cook", "Giulia", "Panzanella"],
    ["a letter with a stroke", "chalka", "Chałka"],
    ["an accent", "creme", "Crème caramel"],
    ["an umlaut written out", "gloegg", "Glögg"],
    ["the beginning of a word", "beet bor", "Beetroot borscht"],
    ["a part of a word, as before", "anzanel", "Panzanella"],
    ["one letter", "b", "Baklava"],
  ])("finds by %s", async (_how, search, name) => {
    expect(await searchNames(search)).toContain(name);
  });

  it.each(["zzzzzz", "soup zzzzzz", "qx", "'", "' | 'a", "\\\\", "a & b", "!", "(", ":*", "<->"])(
    "takes any text literally: %s",
    async (search) => {
      const { errors } = await server.graphql(LIST, { filter: { search } });
      expect(errors).toBeUndefined();
    },
  );

  it("finds nothing if no recipe has all of its words", async () => {
    expect(await searchNames("soup baklava")).toEqual([]);
    expect(await searchNames("zzzzzz")).toEqual([]);
  });

  it("lists recipes with the text in their name first, then by rating", async () => {
    const names = await searchNames("mushroom");
    const inName = names.filter((name) => /mushroom/i.test(name));
    expect(inName.length).toBeGreaterThan(1);
    expect(names.length).toBeGreaterThan(inName.length);
    expect(names.slice(0, inName.length)).toEqual(inName);
    const best = await listRecipeNames(server, { sort: "BEST" });
    const sortByRating = (names: string[]) => best.filter((name) => names.includes(name));
    expect(inName).toEqual(sortByRating(inName));
    const otherNames = names.slice(inName.length);
    expect(otherNames).toEqual(sortByRating(otherNames));
  });

  it("lists each recipe once over all pages, by relevance", async () => {
    const all = await searchNames("lemon");
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const { edges, pageInfo } = await listRecipes(server, {
        first: 2,
        after,
        filter: { search: "lemon" },
        sort: "RELEVANCE",
      });
      paged.push(...edges.map(({ node }) => node.name));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(all.length).toBeGreaterThan(3);
    expect(paged).toEqual(all);
  });

  it("finds a changed name of the recipe, its ingredient or its cook at once", async () => {
    const { db } = server.database;
    expect(await searchNames("quokka")).toEqual([]);
    for (const [table, name] of [
      ["recipes", "quokka pie"],
      ["ingredients", "wombat flour"],
      ["users", "numbat"],
    ] as const) {
      const isUser = table === "users";
      const key = { recipes: "recipe_id", ingredients: "ingredient_id", users: "user_id" }[table];
      const of = {
        recipes: "1",
        ingredients: "(select min(ingredient_id) from recipe_lines)",
        users: "(select min(owner_id) from recipes)",
      }[table];
      await db.query(
        `update ${table} set name = $1, ${isUser ? "name_key" : "sort_name"} = $1 where ${key} = ${of}`,
        [name],
      );
      expect((await searchNames(name)).length).toBeGreaterThan(0);
    }
  });
});

it("A corrected typing error is one added, missing, wrong or transposed letter", () => {
  const typos = createTypos("tart");
  for (const word of ["tarts", "art", "tort", "trat", "ttart"]) expect(typos).toContain(word);
  for (const word of ["trta!", "torte", "cart's"]) expect(typos).not.toContain(word);
});

it("Words of more than 40 letters are not corrected", async () => {
  const countVariants = async (word: string) => {
    const search = JSON.stringify(word);
    const sent = await server.collectStatements(
      `{ recipes(filter: { search: ${search} }) { totalCount } }`,
    );
    return sent.some((statement) => statement.includes("search_vocabulary where word = any"));
  };
  expect(await countVariants("qz".repeat(20))).toBe(true);
  for (const word of ["qz".repeat(21), "1".repeat(200), "qz".repeat(100)]) {
    expect(await countVariants(word)).toBe(false);
  }
});

describe("The match of a recipe", () => {
  const findMatches = async (search: string | null) => {
    const { data } = await server.graphql<{
      recipes: { edges: { node: { name: string }; matches: object[] | null }[] };
    }>(
      `query ($search: String) { recipes(first: 50, filter: { search: $search }, sort: RELEVANCE) {
        edges { node { name } matches { kind name } } } }`,
      { search },
    );
    return new Map(data!.recipes.edges.map((edge) => [edge.node.name, edge.matches]));
  };

  it.each([
    ["chickpea", "Chana masala", [{ kind: "INGREDIENT", name: "Chickpea" }]],
    ["soup lemon", "Red lentil soup with lemon", []],
    ["vegan", "Gazpacho andaluz", [{ kind: "TAG", name: "Vegan" }]],
    ["giulia", "Panzanella", [{ kind: "OWNER", name: "Giulia_R" }]],
    ["anzanel", "Panzanella", []],
  ])("is returned for %s", async (search, recipe, expected) => {
    expect((await findMatches(search)).get(recipe)).toEqual(expected);
  });

  it("is null without a search", async () => {
    expect(new Set((await findMatches(null)).values())).toEqual(new Set([null]));
  });
});

describe("If nothing is found, the suggestions are", () => {
  const findSuggestions = async (search: string) =>
    (
      await server.graphql<{ searchSuggestions: string[] }>(
        "query ($search: String!) { searchSuggestions(search: $search) }",
        { search },
      )
    ).data!.searchSuggestions;

  it.each([
    ["a word with two errors", "gaspachio", ["gazpacho"]],
    ["the other words, without a word that occurs nowhere", "lemon qqqqqq", ["lemon"]],
    ["either of two words that no recipe has together", "soup baklava", ["baklava", "soup"]],
  ])("%s", async (_what, search, expected) => {
    expect(await searchNames(search)).toEqual([]);
    const suggested = await findSuggestions(search);
    expect(suggested).toEqual(expected);
    for (const suggestion of suggested) expect(await searchNames(suggestion)).not.toEqual([]);
  });

  it("empty for a search that has results, or that resembles no word", async () => {
    expect(await findSuggestions("soup")).toEqual([]);
    expect(await findSuggestions("")).toEqual([]);
    expect(await findSuggestions("qqqqqqqq")).toEqual([]);
  });

  it.each([
    ["soup", "soup", 0],
    ["soup", "suop", 1],
    ["soup", "soups", 1],
    ["soup", "", 4],
    ["kitten", "sitting", 3],
  ])("close to the search: %s and %s differ by %d letters", (first, second, distance) => {
    expect(measureEditDistance(first, second)).toBe(distance);
    expect(measureEditDistance(second, first)).toBe(distance);
  });
});

it("A search for an unassigned character of Unicode succeeds and finds nothing", async () => {
  const { data } = await server.graphql(
    "query ($text: String!) { searchSuggestions(search: $text) recipes(filter: { search: $text }) { totalCount } }",
    { text: "\ud7a4" },
  );
  expect(data).toEqual({ searchSuggestions: [], recipes: { totalCount: 0 } });
});
