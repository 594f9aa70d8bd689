import fc from "fast-check";
import { startCounting } from "../../../testing/countBlocks";

/** Loaded after counting has started. */
type Readers = typeof import("./readPage") &
  typeof import("./readPasted") &
  typeof import("./readText") &
  typeof import("./readFile");
let readers: Readers;
const counting = startCounting();
beforeAll(() => {
  readers = {
    ...jest.requireActual<typeof import("./readPage")>("./readPage"),
    ...jest.requireActual<typeof import("./readPasted")>("./readPasted"),
    ...jest.requireActual<typeof import("./readText")>("./readText"),
    ...jest.requireActual<typeof import("./readFile")>("./readFile"),
  };
});
afterAll(() => counting.stop());

/** The length at which steps are counted; they are counted again at twice the length. */
const LENGTH = 8_000;

/** Twice the text takes twice the steps; the remainder is for work that is done once. */
const MAX_GROWTH = 2.5;

const repeat = (part: string, length: number) =>
  part.repeat(Math.max(1, Math.round(length / part.length)));

/** Counts the steps for a text of a length and of twice that length. */
async function measureGrowth(read: (text: string) => unknown, make: (length: number) => string) {
  const steps = async (length: number) => {
    const text = make(length);
    return counting.count(async () => {
      // Refused texts must have taken steps, too.
      try {
        await read(text);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
      }
    });
  };
  await steps(LENGTH);
  // Other work of the process is counted as well, but growth that the text causes occurs in every attempt.
  let growth = Infinity;
  for (let attempt = 0; growth >= MAX_GROWTH && attempt < 3; attempt++) {
    growth = Math.min(growth, (await steps(2 * LENGTH)) / (await steps(LENGTH)));
  }
  return growth;
}

const RECIPE = '<div itemscope itemtype="https://schema.org/Recipe">';
const jsonLd = (json: string) => `<script type="application/ld+json">${json}</script>`;
/** Elements are nested up to a limit; below it, more of them take more steps. */
const NESTED = 40;
const nested = (begin: string, middle: string, end: string, length: number) => {
  const nest = begin.repeat(NESTED) + middle + end.repeat(NESTED);
  return repeat(nest, length);
};

/** Inputs that have taken quadratic time or more. */
const hostile: readonly [name: string, make: (length: number) => string][] = [
  ["semicolons behind JSON", (n) => jsonLd(`{"a":1}${repeat(";", n)}x`)],
  ["spaces behind JSON", (n) => jsonLd(`{"a":1}${repeat(" ", n)}x`)],
  ["digits", (n) => `Soup\nTotal time: ${repeat("1", n)}\n1 onion`],
  ["spaces", (n) => `Soup\n1 onion${repeat(" ", n)}x`],
  ["colons", (n) => `Soup\n${repeat(":", n)}x\n1 onion`],
  ["lines that go on", (n) => `Soup\nMethod\n${repeat("and then stir it\n", n)}`],
  ["lines that look like ingredients", (n) => `Soup\n${repeat("1 egg\nsalt\n", n)}`],
  ["line breaks in HTML", (n) => `<p>Soup${repeat("<br>", n)}`],
  ["neighbours that are left out", (n) => `<p>Soup${repeat("<nav></nav>", n)}`],
  ["nested elements", (n) => nested("<b>", "x", "</b>", n)],
  ["nested properties", (n) => RECIPE + nested("<b itemprop=description>", "x", "</b>", n)],
  ["nested recipes", (n) => nested(RECIPE.replace("<div", "<div itemprop=name"), "x", "</div>", n)],
  ["many names of one property", (n) => `${RECIPE}<b itemprop="${repeat("name ", n)}">x</b>`],
  ["many ingredients", (n) => RECIPE + repeat("<li itemprop=recipeIngredient>1 egg</li>", n)],
  [
    "references",
    (n) => `${repeat(RECIPE.replace(">", ' itemref="a"></div>'), n)}<b id="a" itemprop="name">`,
  ],
  ["numbers of steps", (n) => `Soup\nMethod\n${repeat("1. Mix 2. Bake. Step 3: ", n)}`],
  ["nested h-recipes", (n) => nested('<div class="h-recipe">', "x", "</div>", n)],
  [
    "nested instructions of an h-recipe",
    (n) => `<div class="h-recipe">${nested('<div class="e-instructions">', "x", "</div>", n)}`,
  ],
  [
    "nested sections of JSON-LD",
    (n) =>
      jsonLd(
        `{"@type":"Recipe","name":"x","recipeInstructions":[${nested('{"@type":"HowToSection","name":"x","itemListElement":[', '"Eat."', "]}", n).replaceAll("]}{", "]},{")}]}`,
      ),
  ],
  [
    "tags",
    (n) =>
      jsonLd(
        `{"@type":"Recipe","name":"x","recipeIngredient":["1 egg"],"keywords":"${repeat("a,b,", n)}"}`,
      ),
  ],
  [
    "headings of parts",
    (n) => repeat("<h2>Ingredients</h2><p>1 egg</p><h2>Method</h2><p>Eat.</p>", n),
  ],
  ["headings in headings", (n) => nested("<h2><b>", "Method", "</b></h2>", n)],
  ["cells", (n) => `<h2>Ingredients</h2><table>${repeat("<tr><td>1</td><td>egg</td></tr>", n)}`],
  ["terms", (n) => `<h2>Ingredients</h2><dl>${repeat("<dt>1</dt> <dd>egg</dd>", n)}</dl>`],
  ["terms alone", (n) => `<h2>Ingredients</h2><dl>${repeat("<dt>1</dt> ", n)}</dl>`],
  ["elements that name parts", (n) => nested('<div class="ingredients">', "1 egg", "</div>", n)],
  ["class names", (n) => `<p class="${repeat("ingredient ", n)}">1 egg</p>`],
  ["buttons", (n) => repeat("<button>Method</button>", n)],
  ["an item of many lines", (n) => `<h2>Method</h2><li>${repeat("Eat.<br>", n)}</li>`],
  ["repeated lists", (n) => `<h2>Ingredients</h2>${repeat("<ul><li>1 egg</li></ul>", n)}`],
  ["nested lists", (n) => nested("<ul><li>1 egg", "", "</li></ul>", n)],
  ["open brackets", (n) => repeat("[", n)],
  ["broken JSON", (n) => `[${repeat('"a" ', n)}`],
];

const kinds: readonly [kind: string, read: (text: string) => unknown][] = [
  ["A page", (text) => readers.readPage(text)],
  ["A pasted text", (text) => readers.readPasted(text)],
  ["A text", (text) => readers.readText(text)],
];

describe.each(kinds)("%s", (_, read) => {
  it.each(hostile)("is read in steps that grow with its length: %s", async (_name, make) => {
    expect(await measureGrowth(read, make)).toBeLessThan(MAX_GROWTH);
  });
});

/** Readers of files by the name and the text of a file. */
const files: readonly [name: string, make: (part: string, length: number) => string][] = [
  ["x.cook", (part, n) => repeat(part, n)],
  ["x.md", (part, n) => `---\ntitle: x\ningredients:\n- 1 egg\n---\n${repeat(part, n)}`],
  [
    "x.md",
    (part, n) =>
      `---\ntitle: x\ningredients: "${repeat(part.replaceAll(/["\\\n]/g, " "), n)}"\n---\n`,
  ],
  [
    "x.csv",
    (part, n) => `Title,Ingredients,Directions\nx,"${repeat(part.replaceAll('"', '""'), n)}",y`,
  ],
  ["x.csv", (part, n) => `Title,Ingredients,Directions\n${repeat(`${part},1 egg,y\n`, n)}`],
  [
    "x.csv",
    (part, n) =>
      `title,ingredients,instructions,nutrition\nx,1 egg,"${repeat(part.replaceAll('"', ""), n)}","${repeat(part.replaceAll('"', ""), n)}"`,
  ],
  ["x.html", (part, n) => `<div class="recipe"><ul id="recipeIngredients">${repeat(part, n)}`],
  [
    "x.html",
    (part, n) =>
      `<div class="recipe-details"><div itemprop="recipeDirections">${repeat(`<p>${part}</p>`, n)}`,
  ],
  ...["recipe_instructions", "steps", "directions"].map(
    (name) =>
      [
        "x.json",
        (part: string, n: number) => {
          const text = repeat(part, n);
          const value = name === "steps" ? [{ instruction: text }] : text;
          return JSON.stringify({ name: "x", [name]: value });
        },
      ] as [string, (part: string, length: number) => string],
  ),
  ...[
    { title: "x", link: "y" },
    { name: "x", directions: "y" },
    { title: "x", instructions: "y", labels: [] },
  ].map(
    (fields) =>
      [
        "x.json",
        (part: string, n: number) =>
          JSON.stringify([{ ...fields, ingredients: repeat(part, n), notes: repeat(part, n) }]),
      ] as [string, (part: string, length: number) => string],
  ),
];

const parts = fc
  .array(
    fc.constantFrom(
      ...' ; : - -- [- -] @ # ~ { } ( ) % = > | , " \\ < & 1 ½ a . \n ? ! * [ ] / _'.split(" "),
      " ",
      ">> ",
      "\n\n",
      "1 egg\n",
      "&amp;",
      "<b>",
      "</b>",
      "<p>",
      "![a](",
      "<img src='",
      "[photo:",
      "{{ ingredients[0] }}",
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((some) => some.join("") || " ");

it("All readers take linear time for any repeated input", async () => {
  const read = fc.oneof(
    fc.constantFrom(...kinds.map(([, each]) => [each, repeat] as const)),
    fc.constantFrom(
      ...files.map(
        ([name, make]) =>
          [(text: string) => readers.readFile(name, Buffer.from(text)), make] as const,
      ),
    ),
  );
  await fc.assert(
    fc.asyncProperty(read, parts, async ([reader, make], part) => {
      expect(await measureGrowth(reader, (length) => make(part, length))).toBeLessThan(MAX_GROWTH);
    }),
    { numRuns: 100 },
  );
});
