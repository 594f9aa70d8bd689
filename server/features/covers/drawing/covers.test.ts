import { createHash } from "node:crypto";
import fc from "fast-check";
import { coverDrawings } from "../../../../shared/coverDrawings";
import { describeCover, chooseCover, type CoverSubject } from "./Cover";
import { toCoverPath, parseCoverPath } from "./coverPath";
import { getCover } from "./covers";
import { drawCover } from "./drawCover";
import { motifs, type MotifName } from "./motifs/motifs";
import { dishes, type DishName } from "./dishes/dishes";
import { sauces, type SauceName } from "./colors";
import { tables, type TableName } from "./stillLife";

const dishNames = [...Object.keys(dishes), ...Object.keys(tables)] as (DishName | TableName)[];
const colours = Object.keys(sauces) as SauceName[];
const motifNames = Object.keys(motifs) as MotifName[];

const subjects: fc.Arbitrary<CoverSubject> = fc.record({
  dish: fc.constantFrom(...dishNames),
  colour: fc.option(fc.constantFrom(...colours)),
  motifs: fc.uniqueArray(fc.constantFrom(...motifNames), { maxLength: 5 }),
  seed: fc.integer({ min: 0, max: 0xffffff }).map((n) => n.toString(16).padStart(6, "0")),
});

/**
 * Checks that elements are properly nested, attributes quoted and no text is outside of elements, which is
 * sufficient for XML.
 */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const remainder = xml.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<&]*")*)(\/?)>/g,
    (_, end, name, __, empty) => {
      if (end) return open.pop() === name ? "" : "?";
      if (!empty) open.push(String(name));
      return "";
    },
  );
  return remainder === "" && open.length === 0;
}

function expectDrawn(subject: CoverSubject): void {
  const svg = drawCover(subject);
  expect(isWellFormed(svg)).toBe(true);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<text|<filter|Gradient/);
  for (const name of subject.motifs) {
    expect(svg).toMatch(new RegExp(`class="${name}(-cooked|-table)?"`));
  }
}

const supper: CoverSubject = {
  dish: "soup",
  colour: null,
  motifs: ["tomato", "basil"],
  seed: "1f3a9c",
};

describe("The choice of a cover", () => {
  it.each<[string, string[], string, string[]]>([
    ["Tomato soup", ["Salt", "Olive oil", "Tomatoes", "Basil"], "soup", ["tomato", "basil", "oil"]],
    ["Apple pie", ["Apples", "Cinnamon"], "pie", ["apple", "cinnamon"]],
    ["Banana bread", ["Bananas", "Walnuts"], "loafcake", ["banana", "walnut"]],
    ["Bread pudding", ["Bread", "Raisins"], "bake", ["bread", "raisin"]],
    ["Shepherd's pie", ["Minced lamb", "Peas"], "bake", ["peas", "mince"]],
    ["Kartoffelsuppe mit Würstchen", ["Kartoffeln", "Wiener"], "soup", ["potato", "sausage"]],
  ])("shows the dish and ingredients of %s", (name, ingredients, dish, expectedMotifs) => {
    expect(chooseCover({ name, ingredients })).toMatchObject({ dish, motifs: expectedMotifs });
  });

  it("draws a dish only if the name states one, and otherwise ingredients next to empty tableware", () => {
    for (const name of ["Grandma's favourite", "Sunday supper", "Pizza dough", "Omas Liebling"]) {
      const { dish, motifs: shownMotifs } = chooseCover({
        name,
        ingredients: ["Eggs", "Cherry tomatoes"],
      });
      expect(Object.keys(tables)).toContain(dish);
      expect(shownMotifs).toEqual(["cherrytomato", "egg"]);
    }
  });

  it("omits an ingredient that only names the variety of another", () => {
    const ingredients = ["Chicken stock", "Black pepper", "Coconut oil", "Rice vinegar"];
    expect(chooseCover({ name: "Dinner", ingredients }).motifs).toEqual([]);
  });

  it("omits a lemon of which a dish has only the juice", () => {
    const ingredients = ["Apples", "Lemon"];
    expect(chooseCover({ name: "Apple tart", ingredients }).motifs).toEqual(["apple"]);
    expect(chooseCover({ name: "Apple and lemon tart", ingredients }).motifs).toContain("lemon");
  });

  it("draws the ingredient of the name first", () => {
    const ingredients = ["Onions", "Chicken", "Carrots", "Leeks", "Mushrooms", "Eggs"];
    const subject = chooseCover({ name: "Mushroom dinner", ingredients });
    expect(subject.motifs[0]).toBe("mushroom");
    expect(subject.motifs).toHaveLength(5);
  });

  it("offers many other drawings to authors", () => {
    const recipe = { name: "Sunday supper", ingredients: ["Eggs", "Leeks"] };
    const documents = coverDrawings.map((drawing) =>
      drawCover(chooseCover({ ...recipe, drawing })),
    );
    expect(new Set(documents).size).toBe(24);
    expect(chooseCover({ ...recipe, drawing: null })).toEqual(chooseCover(recipe));
  });

  it("draws the author's choice instead of the name's dish, with the name's color if it fits", () => {
    const recipe = { name: "Tomato soup", ingredients: ["Tomatoes", "Basil"] };
    expect(chooseCover({ ...recipe, drawing: "TART" })).toMatchObject({
      dish: "tart",
      colour: null,
    });
    expect(chooseCover({ ...recipe, drawing: "SOUP" })).toEqual(chooseCover(recipe));
    const { dish, motifs: shownMotifs } = chooseCover({ ...recipe, drawing: "STILL_LIFE" });
    expect(Object.keys(tables)).toContain(dish);
    expect(shownMotifs).toEqual(["tomato", "basil"]);
    const paths = [null, ...coverDrawings].map((drawing) => getCover({ ...recipe, drawing }).url);
    expect(new Set(paths).size).toBe(24);
  });

  it("has a path that fits into a URL for any recipe", () => {
    const recipes = fc.record({
      name: fc.string({ unit: "grapheme" }),
      ingredients: fc.array(fc.oneof(fc.string(), fc.constantFrom(...motifNames))),
    });
    fc.assert(
      fc.property(recipes, (recipe) => {
        const subject = chooseCover(recipe);
        expect(parseCoverPath(toCoverPath(subject))).toEqual(subject);
        expect(chooseCover(recipe)).toEqual(subject);
      }),
    );
  });

  it("describes the dish and the ingredients in it and next to it", () => {
    expect(describeCover(supper)).toBe("Drawn: a bowl of soup with basil, next to tomato");
    expect(describeCover({ ...supper, motifs: [] })).toBe("Drawn: a bowl of soup");
    expect(describeCover({ ...supper, motifs: ["flour", "yeast", "butter"] })).toBe(
      "Drawn: a bowl of soup, next to flour, yeast and butter",
    );
    expect(describeCover({ ...supper, dish: "emptyplate" })).toBe(
      "Drawn: tomato and basil next to an empty plate",
    );
    expect(describeCover({ ...supper, dish: "emptyboard", motifs: [] })).toBe(
      "Drawn: an empty board",
    );
    expect(describeCover({ ...supper, motifs: ["chicken", "chickenpieces"] })).toBe(
      "Drawn: a bowl of soup with chicken",
    );
  });
});

describe("The path of a cover", () => {
  it("contains the whole subject", () => {
    expect(toCoverPath(supper)).toBe("/covers/v4/soup.tomato-basil.1f3a9c.svg");
    expect(toCoverPath({ ...supper, colour: "red", motifs: [] })).toBe(
      "/covers/v4/soup-red.1f3a9c.svg",
    );
    fc.assert(fc.property(subjects, (s) => expect(parseCoverPath(toCoverPath(s))).toEqual(s)));
  });

  it.each([
    "/covers/v4/cauldron.tomato.1f3a9c.svg",
    "/covers/v4/soup.uranium.1f3a9c.svg",
    "/covers/v4/soup.constructor.1f3a9c.svg",
    "/covers/v4/toString.tomato.1f3a9c.svg",
    "/covers/v4/soup.tomato-tomato.1f3a9c.svg",
    "/covers/v4/soup.tomato-basil-egg-corn-lime-leek.1f3a9c.svg",
    "/covers/v4/soup-mauve.tomato.1f3a9c.svg",
    "/covers/v4/soup-.tomato.1f3a9c.svg",
    "/covers/v4/soup..1f3a9c.svg",
    "/covers/v4/soup.tomato-.1f3a9c.svg",
    "/covers/v4/soup.tomato.1F3A9C.svg",
    "/covers/v4/soup.tomato.1f3a9.svg",
    "/covers/v4/soup.tomato.1f3a9c.svg/",
    "/covers/v4/soup.tomato.1f3a9c.svg\n",
    "/covers/v4/soup.tomato.1f3a9c.svg?x=1",
    "/covers/v1/soup.tomato.1f3a9c.svg",
    "/covers/v4/soup.tom%61to.1f3a9c.svg",
    "",
  ])("is invalid if it is %j", (path) => {
    expect(parseCoverPath(path)).toBeNull();
  });

  it("is invalid in any form but the canonical one", () => {
    const bits = fc.oneof(
      fc.string(),
      fc.constantFrom(...motifNames, ...dishNames, ...colours, "1f3a9c", ".", "-", "svg"),
    );
    const near = fc.array(bits).map((parts) => `/covers/v4/${parts.join("")}`);
    const changedPath = fc
      .tuple(subjects, fc.nat(), fc.string({ maxLength: 2 }))
      .map(([s, at, text]) => {
        const path = toCoverPath(s);
        const truncated = at % path.length;
        return path.slice(0, truncated) + text + path.slice(truncated + 1);
      });
    fc.assert(
      fc.property(fc.oneof(near, changedPath, fc.string()), (path) => {
        const subject = parseCoverPath(path);
        if (subject) expect(toCoverPath(subject)).toBe(path);
      }),
      { numRuns: 500 },
    );
  });
});

describe("The drawing of a cover", () => {
  it("has the same bytes for the same subject", () => {
    fc.assert(fc.property(subjects, (s) => expect(drawCover({ ...s })).toBe(drawCover(s))));
  });

  it("never changes under the same path: a new drawing raises the version in coverPath.ts", () => {
    const digest = createHash("sha256");
    for (const [i, dish] of dishNames.entries()) {
      const shownMotifs = [0, 1, 2].map(
        (by) => motifNames[(i * 3 + by) % motifNames.length] ?? "tomato",
      );
      digest.update(drawCover({ dish, colour: null, motifs: shownMotifs, seed: "00c0de" }));
    }
    const [, , version] = toCoverPath(supper).split("/");
    expect({ version, drawings: digest.digest("hex").slice(0, 16) }).toMatchInlineSnapshot(`
      {
        "drawings": "92a8af1b12d33546",
        "version": "v4",
      }
    `);
  });

  it("is between 2 and 10 kB, even with the most intricate ingredients", () => {
    // The simplest drawing: one ingredient next to empty tableware on a plain table.
    const least: [CoverSubject][] = [
      [{ dish: "emptyboard", colour: "red", motifs: ["nori"], seed: "000000" }],
      [{ dish: "pan", colour: null, motifs: ["baguette"], seed: "2435ad" }],
      [{ dish: "plate", colour: null, motifs: ["brownsugar"], seed: "44596e" }],
    ];
    fc.assert(
      fc.property(subjects, (s) => {
        const bytes = Buffer.byteLength(drawCover(s));
        expect(bytes).toBeGreaterThan(2000);
        expect(bytes).toBeLessThan(10000);
      }),
      { numRuns: 300, examples: least },
    );
  });

  it.each(dishNames)("shows every ingredient with %s", (dish) => {
    for (let at = 0; at < motifNames.length; at += 5) {
      expectDrawn({ dish, colour: null, motifs: motifNames.slice(at, at + 5), seed: "00c0de" });
    }
  });

  it("shows every ingredient of every mixture", () => {
    fc.assert(fc.property(subjects, expectDrawn), { numRuns: 300 });
  });

  it("differs for similar recipes", () => {
    const names = Array.from({ length: 60 }, (_, i) => `Tomato soup ${i}`);
    const documents = names.map((name) =>
      drawCover(chooseCover({ name, ingredients: ["Tomatoes"] })),
    );
    expect(new Set(documents).size).toBe(documents.length);
    const ground = (svg: string): string => /v400H0z" fill="(#\w+)"/.exec(svg)?.[1] ?? "";
    const alike = documents.filter(
      (svg, i) => i > 0 && ground(svg) === ground(documents[i - 1] ?? ""),
    );
    expect(new Set(documents.map(ground)).size).toBeGreaterThan(10);
    expect(alike.length).toBeLessThan(12);
  });
});
