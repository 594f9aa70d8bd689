import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readCooklang } from "./readCooklang";

const LEFT_OUT = /^Left out, since it has no place here: (.*)\.$/;

interface CanonicalCase {
  source: string;
  steps: string[];
  lines?: (string | null)[][];
  cookware?: string[];
}

const canonicalCases = Object.entries(
  parse(readFileSync(join(__dirname, "canonicalCooklang.yaml"), "utf8")) as {
    [name: string]: CanonicalCase;
  },
);

describe("Cooklang's canonical suite", () => {
  it.each(canonicalCases)("%s", (_name, { source, steps, ...expected }) => {
    const recipe = readCooklang(source, "A recipe.cook");
    const lines = (recipe.lines ?? []).map((line) => {
      if ("heading" in line) throw new Error(`Heading ${line.heading}`);
      const { quantity, unit, ingredient, isOptional } = line;
      return [quantity, unit, ingredient, ...(isOptional ? ["optional"] : [])];
    });
    const leftOut = recipe.warnings.flatMap((warning) => LEFT_OUT.exec(warning)?.[1] ?? []);
    expect({
      steps: recipe.instructions,
      lines,
      cookware: recipe.equipment ?? [],
      prepMinutes: recipe.prepMinutes,
      cookMinutes: recipe.cookMinutes,
      servings: recipe.servings,
      leftOut: leftOut[0],
    }).toEqual({ steps, lines: [], cookware: [], ...expected });
  });
});

const line = (
  quantity: string | null,
  unit: string | null,
  ingredient: string,
  more: object = {},
) => ({
  ...{ quantity, unit, ingredient, preparation: null, isOptional: false, scales: true },
  ...more,
});

const withMatter = (matter: string, body = "Stir.") => `---\n${matter}\n---\n\n${body}\n`;

describe("A Cooklang file", () => {
  it("has the parts of its marks, and its title as a text", () => {
    const text = withMatter(
      "title: Layered <i>pie</i>\nservings: 6",
      "Put @limes{4%pieces}, @57 spices{1%tsp}, @8beans, @dill{some%stalks}, @sugar{=2%tbsp} and @🧀 on a #tray for ~{9%minutes}.",
    );
    expect(readCooklang(text, "x.cook")).toMatchObject({
      name: "Layered <i>pie</i>",
      servings: 6,
      lines: [
        line("4", "pieces", "limes"),
        line("1", "tsp", "57 spices"),
        line(null, null, "8beans"),
        line("some", "stalks", "dill"),
        line("2", "tbsp", "sugar", { scales: false }),
        line(null, null, "🧀"),
      ],
      equipment: ["tray"],
      instructions: ["Put limes, 57 spices, 8beans, dill, sugar and 🧀 on a tray for 9 minutes."],
      warnings: [],
    });
  });

  it.each<[string, string, object]>([
    [
      "German",
      "@Süßkartoffeln{=2}(geschält) 10 Min. dünsten.",
      {
        lines: [line("2", null, "Süßkartoffeln", { preparation: "geschält", scales: false })],
      },
    ],
    [
      "a French name",
      "Ajouter @crème fraîche{20%cl} et @l’ail.",
      {
        lines: [line("20", "cl", "crème fraîche"), line(null, null, "l’ail")],
      },
    ],
    [
      "a reference to a recipe",
      "Serve with @./sauces/Hollandaise{150%g}.",
      {
        lines: [line("150", "g", "Hollandaise")],
        instructions: ["Serve with Hollandaise."],
      },
    ],
    [
      "a reference up the folders",
      "Serve with @../Aioli{} and @@stock{1%l}.",
      {
        lines: [line(null, null, "Aioli"), line("1", "l", "stock")],
      },
    ],
    [
      "an alias",
      "Add @white wine|wine{1%dl}, then the @&wine{}.",
      {
        lines: [line("1", "dl", "white wine")],
        instructions: ["Add wine, then the wine."],
      },
    ],
    [
      "more of an ingredient",
      "Add @flour{200%g}, later @&flour{50%g}.",
      {
        lines: [line("200", "g", "flour"), line("50", "g", "flour")],
      },
    ],
    [
      "a hidden ingredient",
      "Add @-water{1%l} and @-ice.",
      {
        lines: [],
        warnings: expect.arrayContaining(["Left out, since it has no place here: 1 l water."]),
      },
    ],
    [
      "a unit with blanks and a range",
      "Add @eggs{2-3} and @milk{1 1/2%fl oz}.",
      {
        lines: [line("2-3", null, "eggs"), line("1 1/2", "fl oz", "milk")],
      },
    ],
    [
      "a named timer without time and a mail address",
      "~{} Ask ana@example.org, #5 or ~rest.",
      {
        instructions: ["Ask ana@example.org, 5 or rest."],
      },
    ],
    [
      "sections and notes",
      "> Old -- very\n> [- no -]recipe.\n\n= Dough\nMix.\n\n==Glaze==\n\n@?sugar{}",
      {
        notes: "Old\nrecipe.",
        instructions: ["Dough:", "Mix.", "Glaze:"],
        lines: [{ heading: "Glaze" }, line(null, null, "sugar", { isOptional: true })],
      },
    ],
    [
      "a comment across paragraphs",
      "Mix. [- not\n\n@salt{}\n\nthis -] Bake.\n-- nor this",
      {
        instructions: ["Mix. Bake."],
        lines: [],
      },
    ],
    ["line breaks", "Mix \\\nthem.\nAll.", { instructions: ["Mix them. All."] }],
  ])("with %s", (_what, text, expected) => {
    expect(readCooklang(text, "x.cook")).toMatchObject(expected);
  });

  it.each<[string, string, object]>([
    [
      "nested metadata",
      "source:\n  name: Joe\n  url: https://x.yz\n  author: Ana\ntime:\n  prep: 5 min\n  cook: 1h30m",
      {
        ...{ source: "Joe, https://x.yz", author: "Ana", prepMinutes: 5, cookMinutes: 90 },
      },
    ],
    ["invalid YAML", "title: Soup: the best\nservings: 4", { name: "Soup: the best", servings: 4 }],
    [
      "other canonical names",
      "Serves: 2\nCourse: Dinner\nduration: 1 hour\nintroduction: <b>Hot</b>\nlocale: de_AT",
      {
        ...{ servings: 2, category: "Dinner", totalMinutes: 60, description: "<b>Hot</b>" },
        language: "de-AT",
      },
    ],
    [
      "cuisine and diet",
      "cuisine: French\ndiet:\n  - vegan\ntags: [a, b]",
      {
        tags: ["a", "b", "French", "vegan"],
      },
    ],
    ["a yield with a unit", "yield: 500%ml", { servings: 500, servingsUnit: "ml" }],
    [
      "images",
      "image: https://x.yz/a.jpg\npictures:\n  - https://x.yz/b.jpg",
      {
        photos: [{ url: "https://x.yz/a.jpg" }, { url: "https://x.yz/b.jpg" }],
      },
    ],
    [
      "metadata without a place",
      "cost: 5\nimage: a.jpg\nprep time: long\nnested:\n  a: 1",
      {
        warnings: expect.arrayContaining([
          "Left out, since it has no place here: cost, image, prep time, nested.a.",
        ]),
      },
    ],
  ])("with %s in its front matter", (_what, matter, expected) => {
    expect(readCooklang(withMatter(matter), "x.cook")).toMatchObject(expected);
  });

  it("has metadata of the older syntax, also behind front matter", () => {
    const text = `${withMatter("title: Leeks")}\n>> servings: 3\n>> Cook Time: 20 min\n\nStir.`;
    expect(readCooklang(text, "x.cook")).toMatchObject({
      ...{ name: "Leeks", servings: 3, cookMinutes: 20, instructions: ["Stir.", "Stir."] },
    });
  });
});
