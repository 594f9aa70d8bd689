import { listRecipeNames } from "../../testing/listRecipes";
import { TestServer } from "../../testing/testServer";

/** Pairs that find each other. */
const same: [string, string][] = [
  ["eggplant", "aubergines"],
  ["cilantro", "coriander"],
  ["scallions", "spring onion"],
  ["garbanzo beans", "chickpeas"],
  ["shrimp", "prawns"],
  ["zucchini", "courgettes"],
  ["arugula", "rocket"],
  ["powdered sugar", "icing sugar"],
  ["confectioners' sugar", "Puderzucker"],
  ["potatoes", "Kartoffel"],
  ["potato", "Kartoffeln"],
  ["spring onions", "Frühlingszwiebeln"],
  ["baking soda", "bicarbonate of soda"],
  ["cornstarch", "cornflour"],
  ["ground beef", "beef mince"],
  ["yogurt", "yoghurt"],
  ["rutabaga", "swede"],
  ["beets", "beetroot"],
  ["strawberries", "Erdbeeren"],
  ["bay leaves", "Lorbeerblätter"],
  ["soup", "Suppen"],
  ["doughnuts", "donut"],
];

/** Words that are alike, are parts of others, or mean something else elsewhere. */
const different: [string, string][] = [
  ["biscuit", "cookie"],
  ["biscuit", "scone"],
  ["biscuit", "cracker"],
  ["chips", "crisps"],
  ["chips", "French fries"],
  ["pepper", "capsicum"],
  ["pepper", "Paprika"],
  ["bell pepper", "black pepper"],
  ["bell pepper", "Paprika"],
  ["Pepperoni", "Peperoni"],
  ["Pepperoni", "capsicum"],
  ["arugula", "rocketry"],
  ["arugula", "Rakete"],
  ["jelly", "jam"],
  ["jelly", "gelatin"],
  ["cider", "apple juice"],
  ["lemonade", "soda"],
  ["baking soda", "club soda"],
  ["baking soda", "baking powder"],
  ["pudding", "dessert"],
  ["squash", "pumpkin"],
  ["corn", "Korn"],
  ["cornstarch", "cornmeal"],
  ["endive", "chicory"],
  ["pimento", "allspice"],
  ["turkey", "Pute"],
  ["treacle", "golden syrup"],
  ["Kümmel", "cumin"],
  ["powdered sugar", "icing"],
  ["spring onion", "spring roll"],
  ["swede", "Swedish"],
];

const nameDish = (word: string) => `Our ${word}`;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
  const words = [...new Set([...same, ...different].flat())];
  const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const rows = words.map((word) => {
    const sorted = nameDish(word).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
    return `(${quote(nameDish(word))}, ${quote(sorted)}, 'Cook.', 1, 1, 1)`;
  });
  await server.database.fill([
    `insert into recipes (name, sort_name, instructions, owner_id, category_id, difficulty_level_id)
     values ${rows.join(", ")}`,
  ]);
});
afterAll(() => server.close());

const find = (filter: object) => listRecipeNames(server, { filter });

const addIngredient = async (name: string): Promise<number> => {
  const { data } = await server.graphql<{ added: { ingredientId: number } }>(
    "mutation ($name: String!) { added: createIngredient(input: { name: $name }) { ingredientId } }",
    { name },
    await server.login("admin"),
  );
  return data!.added.ingredientId;
};

const addRecipe = async (name: string, ingredientId: number): Promise<void> => {
  const input = {
    ...{ name, instructions: "Cook.", categoryId: 1, difficultyLevelId: 1 },
    ingredients: [{ ingredientId, quantity: "1" }],
  };
  const { errors } = await server.graphql(
    "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }",
    { input },
    await server.login("admin"),
  );
  expect(errors).toBeUndefined();
};

describe("Synonyms in a search", () => {
  it.each(same)("%s and %s find each other", async (one, other) => {
    expect(await find({ search: one })).toContain(nameDish(other));
    expect(await find({ search: other })).toContain(nameDish(one));
  });

  it.each(different)("%s and %s do not find each other", async (one, other) => {
    expect(await find({ search: one })).not.toContain(nameDish(other));
    expect(await find({ search: other })).not.toContain(nameDish(one));
  });

  it("hold among other words, and in ingredients", async () => {
    await addRecipe("Dish of the day", await addIngredient("Rutabaga"));
    expect(await find({ search: "swede dish" })).toEqual(["Dish of the day"]);
    expect(await find({ search: "dish Steckrüben" })).toEqual(["Dish of the day"]);
    expect(await find({ search: "swede cake dish" })).toEqual([]);
  });

  it("explain a match by the ingredient", async () => {
    const { data } = await server.graphql(
      `{ recipes(filter: { search: "dish steckrube" }) { edges { matches { kind name } } } }`,
    );
    expect(data).toEqual({
      recipes: { edges: [{ matches: [{ kind: "INGREDIENT", name: "Rutabaga" }] }] },
    });
  });
});

describe("Synonyms in a filter", () => {
  it("exclude and include ingredients of the same meaning", async () => {
    const shrimpId = await addIngredient("Shrimp");
    await addRecipe("Dish with shrimp", shrimpId);
    const prawnIds: { id: number }[] = await server.database.db.query(
      "select ingredient_id as id from ingredients where name in ('Prawn', 'Prawns')",
    );
    const withPrawns = await server.database.db.query<{ name: string }[]>(
      `select distinct name from recipes join recipe_lines using (recipe_id) where ingredient_id = any($1)`,
      [prawnIds.map(({ id }) => id)],
    );
    const expected = ["Dish with shrimp", ...withPrawns.map(({ name }) => name)].sort();
    expect(expected.length).toBeGreaterThan(1);
    for (const ingredientId of [shrimpId, prawnIds[0]!.id]) {
      expect((await find({ ingredientIds: [ingredientId] })).sort()).toEqual(expected);
      const others = await find({ withoutIngredientIds: [ingredientId] });
      expect(others.filter((name) => expected.includes(name))).toEqual([]);
      expect(others.length).toBeGreaterThan(30);
    }
  });

  it("hold for aliases", async () => {
    const ingredientId = await addIngredient("Sea creature");
    await addRecipe("Dish with a creature", ingredientId);
    await server.graphql(
      `mutation { createAlias(kind: INGREDIENT, id: ${ingredientId}, input: { name: "Garnelen" }) { name } }`,
      {},
      await server.login("admin"),
    );
    const [shrimp] = await server.database.db.query<[{ id: number }]>(
      "select ingredient_id as id from ingredients where name = 'Shrimp'",
    );
    expect(await find({ withoutIngredientIds: [shrimp.id] })).not.toContain("Dish with a creature");
    expect(await find({ withoutIngredientIds: [ingredientId] })).not.toContain("Dish with shrimp");
  });
});
