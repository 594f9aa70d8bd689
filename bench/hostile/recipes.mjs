/** The demo data has more ingredients and tags than a recipe may have. */
const ids = (count) => Array.from({ length: count }, (_, index) => index + 1);

/** Lines with texts of the maximum length for the first ingredients. */
const lines = (quantity, unit, preparation, count = 100) =>
  ids(count).map((ingredientId) => ({ ingredientId, quantity, unit, preparation }));

const usualLines = lines("200", "g", null);

/** A text of exactly the maximum length of instructions. */
const fill = (text) =>
  text
    .repeat(Math.ceil(20_000 / text.length))
    .slice(0, 20_000)
    .trim();

const SCALED = "?servings=8";

/** A recipe with given instructions, viewed as written and scaled. */
const instructions = (name, text, input = {}) => ({
  name,
  input: { name: "Hostile recipe", instructions: fill(text), ...input },
  views: (id) => [`/recipes/${id}`, `/recipes/${id}${SCALED}`],
});

const words = (letter, length) => letter.repeat(length);

/**
 * Recipes whose pages may take long to render.
 * @type {{ name: string, input: object, views: (recipeId: number) => string[] }[]} `input` is a `RecipeInput` of GraphQL,
 *   without the keys of its category and its difficulty level
 */
export const hostileRecipes = [
  instructions("20,000 halves", "½"),
  instructions(
    "an honest paragraph of 20 kB",
    "Add 200 g flour and 1 ½ cups of milk, then bake for 20 minutes at 180 °C. ",
    { ingredients: usualLines },
  ),
  instructions(
    "one sentence of 20 kB",
    "stir 200 g flour into 2 cups of milk for 20 minutes and ",
    {
      ingredients: usualLines,
    },
  ),
  instructions("6,600 headings", "a:\n"),
  instructions("10,000 steps", "a\n"),
  instructions("steps of one amount each", "1 egg\n", { ingredients: usualLines }),
  instructions("timers without end", "1 h, "),
  instructions("timers that are joined", "1 h 2 min 3 s "),
  instructions("a timer in each step", "2 h\n"),
  instructions("ranges without end", "1-2-"),
  instructions("numbers in words", "one and a half "),
  instructions("eggs without end", "1 egg, ", { ingredients: usualLines }),
  instructions("amounts of what is no ingredient", "2 small very fine chopped brown ", {
    ingredients: usualLines,
  }),
  instructions("temperatures without end", "180 °C 350 °F "),
  instructions("one digit", "1"),
  instructions("digits apart", "1 "),
  instructions("points", "1."),
  instructions("one word", "a"),
  instructions("one capital", "Ä"),
  instructions("describing words", "1 small small small small small small small small "),
  instructions("spaces in a line", `1${" ".repeat(300)}`),
  instructions("tabs", `a${"\t".repeat(9_000)}`),
  instructions("brackets", "1 ("),
  instructions("brackets with figures", "(1"),
  instructions("slashes", "1/"),
  instructions("dashes", "1 - "),
  instructions("commas", "1,"),
  instructions("signs before numbers", "$1 "),
  instructions("signs of two units", "𝟙"),
  instructions("combining marks", "á̂"),
  instructions("angle brackets", "</script><!--"),
  instructions("quotes", "\"'&"),
  ...[
    ["digits", "1", "1", "1"],
    ["spaces between letters", "a ", "a ", "a "],
    ["brackets", "(", "(1", "(1"],
    ["halves", "½", "½", "½"],
    ["one of many", "1 x ", "1 x ", "1 x "],
    ["describing words", "1 ", "small ", "small "],
    ["plus", "1 ", "g plus 1 ", "plus 1 "],
    ["commas", "1,", "1,", ",1"],
  ].map(([name, quantity, unit, preparation]) => ({
    name: `100 lines of ${name}`,
    input: {
      name: words("W", 200),
      description: words("d ", 1_000).trim(),
      source: words("s", 500),
      servingsUnit: words("u", 50),
      instructions: "Mix.",
      ingredientsNotes: fill("1 cup ").slice(0, 9_999),
      ingredients: lines(
        quantity.repeat(50).slice(0, 50).trim(),
        unit.repeat(50).slice(0, 50).trim(),
        preparation.repeat(200).slice(0, 200).trim(),
      ),
      tagIds: ids(10),
    },
    views: (id) => [`/recipes/${id}`, `/recipes/${id}${SCALED}`],
  })),
];
