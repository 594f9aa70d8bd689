import { measureDocument } from "./measureDocument.mjs";

const repeat = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join(" ");
const nest = (open, close, depth, inside) => open.repeat(depth) + inside + close.repeat(depth);

/** A size slightly below the maximum of a body. */
const LARGE = 250_000;

const RECIPES = "query ($filter: RecipeFilter) { recipes(filter: $filter) { totalCount } }";
const CREATE = "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }";

const recipe = { name: "Soup", categoryId: 1, difficultyLevelId: 1, instructions: "Stir." };

/** Documents by name, with a different prefix `name` in each run. */
const makers = {
  "12 levels": (name) => ({
    query: `{ ${name}: recipe(recipeId: 1) ${nest("{ reviews { edges { node { recipe ", "} } } }", 3, "{ name }")} }`,
  }),
  "a thousand levels": (name) => ({ query: nest(`{ ${name}: viewer `, "}", 400, "{ name }") }),
  "a list of a list of a list": (name) => ({
    query: `{ ${name}: recipes(first: 100) { edges { node { reviews(first: 100) { edges { node { author { name } } } } } } } }`,
  }),
  "the costliest page of recipes": (name) => ({
    query: `{ ${name}: recipes(first: 100) { edges { node { name instructions cover { url srcSet alt }
      ingredients { name quantity unit } } } } }`,
  }),
  "1,900 fields": (name) => ({ query: `{ ${name}: viewer { ${repeat(1_900, () => "name")} } }` }),
  "600 fields of one alias": (name) => ({
    query: `{ ${name}: viewer { ${repeat(600, (i) => `a: ${i % 2 ? "name" : "email"}`)} } }`,
  }),
  "100,000 tokens": (name) => ({ query: `{ ${name}: viewer { ${"id ".repeat(80_000)} } }` }),
  "500 directives": (name) => ({
    query: `{ ${name}: viewer ${"@include(if: true) ".repeat(300)} { name } }`,
  }),
  "400 fragments": (name) => ({
    query: `{ ${name}: viewer { ...F0 } } ${repeat(200, (i) => `fragment F${i} on User { ...F${i + 1} }`)}
      fragment F200 on User { name }`,
  }),
  "fragments that double": (name) => ({
    query: `{ ${name}: viewer { ...F0 } } ${repeat(30, (i) => `fragment F${i} on User { ...F${i + 1} ...F${i + 1} }`)}
      fragment F30 on User { name }`,
  }),
  "a circle of fragments": (name) => ({
    query: `{ ${name}: viewer { ...A } } fragment A on User { ...B } fragment B on User { ...A }`,
  }),
  "100 operations": (name) => ({
    query: repeat(100, (i) => `query ${name}${i} { viewer { name } }`),
    operationName: `${name}7`,
  }),
  introspection: (name) => ({
    query: `{ ${name}: __schema { types { name fields { name args { name type { name ofType { name ofType { name } } } } type { name } } } } }`,
  }),
  "introspection within introspection": (name) => ({
    query: `{ ${name}: __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }`,
  }),
  "a text of 250 kB": (name) => ({
    query: `{ ${name}: recipes(filter: { search: "${"x".repeat(LARGE)}" }) { totalCount } }`,
  }),
  "a name of 250 kB": (name) => ({ query: `{ ${name}: ${"x".repeat(LARGE)} }` }),
  "a comment of 250 kB": (name) => ({
    query: `# ${"x".repeat(LARGE)}\n{ ${name}: viewer { name } }`,
  }),
  "commas of 250 kB": (name) => ({ query: `{ ${name}: viewer { name${",".repeat(LARGE)} } }` }),
  "a block string of 100,000 lines": (name) => ({
    query: `{ ${name}: searchSuggestions(search: """${"\n x".repeat(80_000)}""") }`,
  }),
  "120,000 keys in a variable": () => ({
    query: RECIPES,
    variables: { filter: { ingredientIds: Array(120_000).fill(1) } },
  }),
  "20,000 unknown fields in a variable": () => ({
    query: RECIPES,
    variables: {
      filter: Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`f${i}`, 1])),
    },
  }),
  "20,000 variables that are not declared": () => ({
    query: RECIPES,
    variables: Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`f${i}`, 1])),
  }),
  "400 variables": (name) => ({
    query: `query (${repeat(400, (i) => `$${name}${i}: Int`)}) { viewer { name } }`,
  }),
  "a variable of lists in lists": () => ({
    query: RECIPES,
    variables: { filter: { ingredientIds: JSON.parse(nest("[", "]", 2_000, "")) } },
  }),
  "20,000 lines of a recipe": () => ({
    query: CREATE,
    variables: { input: { ...recipe, ingredients: Array(12_000).fill({ ingredientId: 1 }) } },
  }),
  "a recipe with texts of 250 kB": () => ({
    query: CREATE,
    variables: { input: { ...recipe, instructions: "½".repeat(LARGE / 2) } },
  }),
  "an operation name of 250 kB": (name) => ({
    query: `query ${name} { viewer { name } }`,
    operationName: "x".repeat(LARGE),
  }),
};

export const documents = Object.entries(makers).map(([name, make]) => ({
  name: `document: ${name}`,
  run: (target) => measureDocument(target, "admin", make),
}));
