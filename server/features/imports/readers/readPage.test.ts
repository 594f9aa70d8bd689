import { isRight, pageNames, readFields } from "../../../../bench/pages/collection";
import { decodePage } from "./decodePage";
import { ImportError } from "./ImportError";
import { parseJsonLd } from "./parseJsonLd";
import { readPage } from "./readPage";

/** The number of fields in the collection that are read correctly; raised when the reader improves. */
const RIGHT = 1074;

describe("A page", () => {
  it("of the collection is read as well as before", () => {
    expect(pageNames.length).toBeGreaterThanOrEqual(119);
    const fields = pageNames.flatMap(readFields);
    expect(fields.filter((field) => !isRight(field))).toEqual([]);
    expect(fields.length).toBe(RIGHT);
  });

  it("without a recipe yields no recipe", () => {
    expect(readPage("<h1>About us</h1><p>We cook.</p>")).toEqual([]);
    expect(readPage("")).toEqual([]);
    expect(readPage("not html at all")).toEqual([]);
  });

  it("has nutrition in JSON-LD and in microdata", () => {
    const nutrition = { calories: "420 kcal" };
    const recipe = { "@type": "Recipe", name: "Soup", recipeIngredient: "1 leek", nutrition };
    const json = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
    const microdata = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1>
      <p itemprop="recipeIngredient">1 leek</p><div itemprop="nutrition" itemscope itemtype="https://schema.org/NutritionInformation">
        <span itemprop="calories">420 kcal</span></div></div>`;
    for (const html of [json, microdata]) {
      expect(readPage(html, "https://example.org/soup")).toMatchObject([
        { nutrition: "Energy 420 kcal", nutritionSource: "example.org" },
      ]);
      expect(readPage(`<html lang="de"><body>${html}</body></html>`)).toMatchObject([
        { nutrition: "Brennwert 420 kcal" },
      ]);
    }
  });

  it("with several recipes yields each one once", () => {
    const recipe = (name: string) => ({ "@type": "Recipe", name, recipeIngredient: [`1 ${name}`] });
    const json = JSON.stringify([recipe("leek"), recipe("plum"), recipe("leek")]);
    const html = `<script type="application/ld+json">${json}</script>`;
    expect(readPage(html).map(({ name }) => name)).toEqual(["leek", "plum"]);
  });

  describe("whose structured data has a part of the recipe only", () => {
    const stated = (recipe: object) =>
      `<script type="application/ld+json">${JSON.stringify({ "@type": "Recipe", name: "Gnocchi", ...recipe })}</script>`;
    const items = (lines: readonly string[]) => `<li>${lines.join("</li><li>")}</li>`;
    const lines = ["90 g parmesan", "1 onion", "150 ml stock", "800 g gnocchi"];
    const steps = [
      "Grate the parmesan.",
      "Fry the onion in a pan.",
      "Add the gnocchi and the stock.",
    ];
    const list = `<h1>Gnocchi</h1><p>Serves 4</p><p>Total:</p><p>21 mins</p>
      <h2>Ingredients</h2><ul>${items(lines)}</ul><h2>Method</h2><ol>${items(steps)}</ol>`;

    it("has the lists of the page", () => {
      const recipe = { recipeIngredient: lines.slice(0, 2), recipeInstructions: steps.slice(0, 2) };
      expect(readPage(stated(recipe) + list)).toMatchObject([
        { ingredients: lines, instructions: steps },
      ]);
    });

    it("has the amounts of the page if only names are stated", () => {
      for (const recipeIngredient of ["Gnocchi", "Cheese, gnocchi, onion", ["Cheese", "Gnocchi"]]) {
        expect(
          readPage(stated({ recipeIngredient, recipeInstructions: steps }) + list),
        ).toMatchObject([{ ingredients: lines, instructions: steps }]);
      }
    });

    it("keeps the steps if only the amounts are missing", () => {
      const recipe = {
        recipeIngredient: ["Parmesan", "Onion"],
        recipeInstructions: ["Grate it.", "Fry it."],
      };
      expect(readPage(stated(recipe) + list)).toMatchObject([
        { ingredients: lines, instructions: ["Grate it.", "Fry it."] },
      ]);
    });

    it("has the servings and times of the page if none are stated", () => {
      const recipe = { recipeIngredient: lines, recipeInstructions: steps };
      expect(readPage(stated(recipe) + list)).toMatchObject([{ servings: 4, totalMinutes: 21 }]);
      expect(readPage(stated({ ...recipe, recipeYield: "6", prepTime: "PT5M" }) + list)).toEqual([
        expect.not.objectContaining({ totalMinutes: 21 }),
      ]);
      expect(readPage(stated({ ...recipe, recipeYield: "6" }) + list)).toMatchObject([
        { servings: 6 },
      ]);
    });

    it("has no lines of the page that are no ingredients", () => {
      const recipe = { recipeIngredient: lines, recipeInstructions: steps };
      for (const others of [
        ["Scale", "Print"],
        ["1 kitchen scale", "Jump to recipe"],
      ]) {
        const page = list.replace("</ul>", `${items(others)}</ul>`);
        expect(readPage(stated(recipe) + page)).toMatchObject([{ ingredients: lines }]);
      }
    });
  });

  it("has a menu of recipes by ingredient, which is no list of ingredients", () => {
    const menu = ["Beef", "Salmon", "Apple", "Kale", "Egg"].map(
      (name) => `<a href="/x">${name}</a>`,
    );
    const page = `<div><h3>Ingredients</h3><ul><li>${menu.join("</li><li>")}</li></ul></div>
      <h1>Soup</h1><h3>Ingredients</h3><ul><li>500 g peas</li><li><a href="/x">Salt</a></li></ul>
      <h3>Method</h3><p>Boil the peas until soft.</p>`;
    expect(readPage(page)).toMatchObject([{ ingredients: ["500 g peas", "Salt"] }]);
  });

  it.each([
    [
      "in a box below a long story",
      (story: string) =>
        `<div class="entry">${story}</div><div class="recipe-box"><h2>Ingredients</h2>
          <ul><li>500 g peas</li><li>1 onion</li><li>salt</li></ul>`,
      "</div>",
    ],
    [
      "whose ingredients have a picture each",
      (story: string) =>
        `${story}<div class="widget-list"><h3>Ingredients</h3>${["500 g peas", "1 onion", "salt"]
          .map((line) => `<div><img src="x.png" alt=""><span>${line}</span></div>`)
          .join("")}</div>`,
      "",
    ],
  ])("without structured data has a recipe %s", (_, begin, end) => {
    const story = "<p>My grandmother cooked this soup each Saturday, and we all waited.</p>".repeat(
      9,
    );
    const steps = "<h2>Instructions</h2><ol><li>Soak the peas.</li><li>Fry the onion.</li></ol>";
    const html = `<article><h1>Pea soup</h1>${begin(story)}${steps}${end}</article>`;
    expect(readPage(html)).toMatchObject([
      {
        name: "Pea soup",
        ingredients: ["500 g peas", "1 onion", "salt"],
        instructions: ["Soak the peas.", "Fry the onion."],
      },
    ]);
  });

  it.each([
    ["elements", "<div>".repeat(5_000)],
    [
      "properties",
      `<div itemscope itemtype="https://schema.org/Recipe">${"<b itemprop=x>".repeat(2_000)}`,
    ],
  ])("of endless %s is refused", (_, html) => {
    expect(() => readPage(html)).toThrow(
      new ImportError("The elements of this page are nested too deeply to be read."),
    );
  });

  it.each([
    [
      "paragraphs that are not closed",
      `<div itemscope itemtype="https://schema.org/Recipe">${"<p itemprop=x>".repeat(2_000)}`,
    ],
    ["lists without end", `<script type="application/ld+json">${"[".repeat(50_000)}</script>`],
    [
      "objects without end",
      `<script type="application/ld+json">${'{"a":'.repeat(20_000)}</script>`,
    ],
  ])("of %s has no recipe", (_, html) => {
    expect(readPage(html)).toEqual([]);
  });

  it("is decoded by the encoding in its header, in its content, or else as UTF-8", () => {
    const latin = Buffer.from('<meta charset="iso-8859-1">Käse', "latin1");
    expect(decodePage(latin)).toContain("Käse");
    expect(decodePage(Buffer.from("Käse", "latin1"), "windows-1252")).toBe("Käse");
    expect(decodePage(Buffer.from("Käse"), "no-such-encoding")).toBe("Käse");
  });
});

describe("Broken JSON", () => {
  it.each([
    ['{"a":1,}', { a: 1 }],
    ['{"a":"b\nc"}', { a: "b\nc" }],
    ['<!-- {"a":1} -->', { a: 1 }],
    ["{'a':1};", { a: 1 }],
    ['{"a":[1,2', { a: [1, 2] }],
    ['\uFEFF{"a":1}', { a: 1 }],
  ])("is repaired: %s", (json, data) => {
    expect(parseJsonLd(json)).toEqual(data);
  });
});

it("A property may have the name of an inherited property", () => {
  const html = `<div itemscope itemtype="https://schema.org/Recipe">
    <span itemprop="name">Onion soup</span>
    <span itemprop="__proto__">x</span><span itemprop="toString">y</span>
    <li itemprop="recipeIngredient">2 onions</li>
    <p itemprop="recipeInstructions">Fry the onions.</p>
  </div>`;
  expect(readPage(html)).toMatchObject([{ name: "Onion soup", ingredients: ["2 onions"] }]);
});
