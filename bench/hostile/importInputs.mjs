/** Repeats a text up to a length. */
const fill = (text, length) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Yields the same letters in each run, unlike any name. */
function* letters() {
  for (let seed = 1; ;) {
    seed = (seed * 48_271) % 2_147_483_647;
    yield LETTERS[seed % LETTERS.length];
  }
}

function lines(count) {
  const next = letters();
  const word = () => Array.from({ length: 11 }, () => next.next().value).join("");
  const all = Array.from({ length: count }, () => `1 ${word()}`);
  return `Soup\nIngredients\n${all.join("\n")}`;
}

/** A length slightly below the maximum of an imported text. */
const TEXT = 199_000;
const FILE = 1_400_000;

const nest = (open, close, depth, inside) => open.repeat(depth) + inside + close.repeat(depth);

const jsonLd = (value) =>
  `<html><body><script type="application/ld+json">${
    typeof value === "string" ? value : JSON.stringify(value)
  }</script></body></html>`;

const recipe = { "@context": "https://schema.org", "@type": "Recipe", name: "Soup" };
const recipeText = JSON.stringify(recipe).slice(0, -1);

/** A recipe with one ingredient and one step, of which one is hostile. */
const text = (ingredient, step = "Stir.") =>
  `Soup\n\nIngredients\n${ingredient}\n\nMethod\n${step}\n`;

/** Functions that create a text, by name. A text and a file have different lengths. */
const texts = {
  "lines of random letters": (length) => lines(Math.floor(length / 14)),
  "semicolons in a line": (length) => text(fill(";", length)),
  "semicolons in a step": (length) => text("1 egg", fill(";", length)),
  "spaces in a line": (length) => text(`1${fill(" ", length)}x`),
  "spaces in a step": (length) => text("1 egg", `x${fill(" ", length)}x`),
  "digits in a line": (length) => text(fill("1", length)),
  "digits in a step": (length) => text("1 egg", fill("1", length)),
  "halves in a line": (length) => text(fill("½", length)),
  "halves in a step": (length) => text("1 egg", fill("½ ", length)),
  "brackets in a line": (length) => text(`1 ${fill("(", length)}`),
  "hyphens in a line": (length) => text(fill("1-", length)),
  "slashes in a line": (length) => text(fill("1/", length)),
  "commas in a line": (length) => text(`1 egg${fill(", ", length)}`),
  headings: (length) => text("1 egg", fill("a:\n", length)),
  "empty lines": (length) => text("1 egg", fill("\n", length) + "x"),
  tabs: (length) => text("1 egg", fill("\t", length) + "x"),
  "combining marks": (length) => text(`1 e${fill("\u0301", length)}`),
  "front matter with aliases": (length) =>
    `---\na: &a [x,x,x,x,x,x,x,x,x]\n${LETTERS.slice(1)
      .split("")
      .map((letter, i) => `${letter}: &${letter} [${fill(`*${LETTERS[i]},`, 27)}*${LETTERS[i]}]`)
      .join("\n")}\n---\n${fill("x\n", length - 1_500)}`,
  "front matter without an end": (length) => `---\n${fill("a: [", length)}`,
  "Cooklang that is never closed": (length) => `>> servings: 2\n${fill("@a{", length)}`,
};

/** Pages by name. */
const pages = {
  "nested microdata": (length) =>
    `<html><body>${nest(
      '<div itemscope itemtype="https://schema.org/Recipe" itemprop="x">',
      "</div>",
      Math.floor(length / 75),
      '<b itemprop="name">Soup</b>',
    )}</body></html>`,
  "nested instructions": (length) => {
    const open = '{"@type":"HowToSection","itemListElement":[';
    const depth = Math.floor((length - 200) / (open.length + 2));
    return jsonLd(`${recipeText},"recipeInstructions":${nest(open, "]}", depth, '"Stir."')}}`);
  },
  "nested graphs": (length) => {
    const depth = Math.floor((length - 200) / 13);
    return jsonLd(nest('{"@graph":[', "]}", depth, JSON.stringify(recipe)));
  },
  "nested h-recipe": (length) =>
    `<html><body>${nest(
      '<div class="h-recipe">',
      "</div>",
      Math.floor(length / 30),
      '<b class="p-name">Soup</b><b class="p-ingredient">1 egg</b>',
    )}</body></html>`,
  "deep JSON": (length) => jsonLd(nest("[", "]", Math.floor(length / 2) - 100, "")),
  "JSON that is never closed": (length) => jsonLd(fill('{"a":[', length - 100)),
  "many scripts of JSON-LD": (length) => fill(jsonLd(recipe), length),
  "ingredients of semicolons": (length) =>
    jsonLd({ ...recipe, recipeIngredient: [fill(";", length - 200)] }),
  "ingredients of entities": (length) =>
    jsonLd({ ...recipe, recipeIngredient: [fill("&amp;", length - 200)] }),
  "unclosed tags": (length) => `<html><body><h1>Soup</h1>${fill("<p><b>", length)}`,
  "unclosed attributes": (length) => `<html><body><h1>Soup</h1>${fill('<a href="', length)}`,
  "unclosed comments": (length) => `<html><body><h1>Soup</h1>${fill("<!--", length)}`,
  "tables in tables": (length) =>
    `<html><body><h1>Soup</h1>${fill("<table><tr><td>1 egg", length)}`,
  "formatting out of order": (length) =>
    `<html><body><h1>Soup</h1>${fill("<a><b><i></a></b>", length)}`,
  entities: (length) => `<html><body><h1>Soup</h1>${fill("&#189;", length)}`,
  durations: (length) => jsonLd({ ...recipe, prepTime: `P${fill("1", length - 200)}` }),
  servings: (length) => jsonLd({ ...recipe, recipeYield: fill("1 ", length - 200) }),
};

/** @typedef {{ name: string, form: "text" | "file", content: string, fileName?: string }} HostileImport */

/** @returns {HostileImport[]} */
const inBothForms = (inputs, fileName) =>
  Object.entries(inputs).flatMap(([name, make]) => [
    { name: `${name}, text`, form: "text", content: make(TEXT) },
    { name: `${name}, file`, form: "file", fileName, content: make(FILE) },
  ]);

/** @type {HostileImport[]} */
export const hostileImports = [
  ...inBothForms(texts, "recipe.txt"),
  ...inBothForms(pages, "recipe.html"),
  {
    name: "array of arrays, JSON file",
    form: "file",
    fileName: "recipes.json",
    content: nest("[", "]", FILE / 2, ""),
  },
  {
    name: "aliases, YAML file",
    form: "file",
    fileName: "recipes.yaml",
    content: texts["front matter with aliases"](2_000),
  },
];
