import fc from "fast-check";
import { recipes } from "../../../../database/demo/recipes";
import { chooseCover } from "../Cover";
import { motifs, type MotifName } from "../motifs/motifs";
import { findDish, splitName } from "./findDish";
import { englishIngredients } from "./englishIngredients";
import { germanIngredients } from "./germanIngredients";
import { readIngredients, isIngredient } from "./findIngredients";
import { parseEnglish, parseGerman, splitWords } from "./phrases";

const dishOf = (name: string) => findDish(splitName(name))?.dish ?? null;

const listed = [
  ...Object.entries(germanIngredients).map(([motif, list]) => [motif, parseGerman(list)] as const),
  ...Object.entries(englishIngredients).map(
    ([motif, list]) => [motif, parseEnglish(list)] as const,
  ),
].flatMap(([motif, names]) => names.map((name): [string, MotifName] => [name, motif as MotifName]));

describe("the ingredients of a recipe", () => {
  it.each([
    ["Cherry tomatoes", ["cherrytomato"]],
    ["Oyster mushroom", ["oystermushroom"]],
    ["Coconut milk", ["coconut"]],
    ["Peanut butter", ["peanut"]],
    ["Butter beans", ["whitebeans"]],
    ["Butternut squash", ["pumpkin"]],
    ["Eggplant", ["aubergine"]],
    ["Egg noodles", ["noodles"]],
    ["Grapefruit", ["grapefruit"]],
    ["Pineapple", ["pineapple"]],
    ["Crab apple", []],
    ["Chicken stock", []],
    ["Beef stock cubes", []],
    ["Fish sauce", []],
    ["Red wine vinegar", []],
    ["Coconut oil", []],
    ["Ginger beer", []],
    ["Tomato paste", []],
    ["Makrut lime leaves", []],
    ["Black pepper", []],
    ["Bird's eye chilli", ["chili"]],
    ["Sweet potatoes", ["sweetpotato"]],
    ["Hamburger seasoning", []],
    ["Kirschtomaten", ["cherrytomato"]],
    ["Austernpilze", ["oystermushroom"]],
    ["Kokosmilch", ["coconut"]],
    ["Süßkartoffeln", ["sweetpotato"]],
    ["Rote Zwiebeln", ["redonion"]],
    ["Weiße Bohnen", ["whitebeans"]],
    ["Gemüsebrühe", []],
    ["Weißweinessig", []],
    ["Eierlikör", []],
    ["Apfelessig", []],
    ["Reisessig", []],
    ["Butter or olive oil", ["butter", "oil"]],
  ] as [string, MotifName[]][])("%s", (name, expected) => {
    expect(readIngredients(name)).toEqual(expected);
  });

  it("are found by each of the listed names, in any case and by the whole of it", () => {
    for (const [name, motif] of listed) {
      expect([name, readIngredients(name.toUpperCase())]).toEqual([name, [motif]]);
    }
  });

  it("are never found inside another word", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnop"), minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom(...listed), letters, fc.boolean(), ([name], more, before) => {
        const [word = ""] = splitWords(name).slice(before ? 0 : -1);
        const other = before ? more + word : word + more;
        fc.pre(!isIngredient(other));
        expect(readIngredients(other)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it("are never made of less than the longest name that fits", () => {
    fc.assert(
      fc.property(fc.constantFrom(...listed), fc.constantFrom(...listed), ([one], [other]) => {
        const both = `${one} ${other}`;
        fc.pre(!isIngredient(splitWords(both).join(" ")));
        for (const motif of readIngredients(`${one}, ${other}`))
          expect(motifs).toHaveProperty(motif);
        const longest = listed.find(([name]) => name === one && name.includes(" "));
        if (longest) expect(readIngredients(one)).toEqual([longest[1]]);
      }),
    );
  });
});

describe("the dish that a name says", () => {
  it.each([
    ["Tomato soup", "soup"],
    ["Soupe à l'oignon", null],
    ["Mushroom and barley soup", "soup"],
    ["Sunday lunch with soup", "soup"],
    ["Soup dumplings", "dumplings"],
    ["Bread pudding with berries", "bake"],
    ["Pumpkin bread", "loafcake"],
    ["Pizza dough", null],
    ["Salad dressing", null],
    ["Curry powder", null],
    ["Shepherd's pie", "bake"],
    ["Steak and ale pie", "potpie"],
    ["Key lime pie", "cheesecake"],
    ["Fish cakes", "fritters"],
    ["Pancakes", "pancakes"],
    ["Ice cream", "icecream"],
    ["Supersalads", null],
    ["Tomatensuppe", "soup"],
    ["Kartoffelsalat", "salad"],
    ["Zwetschgenkuchen", "cake"],
    ["Zwiebelkuchen", "tart"],
    ["Pfannkuchen", "pancakes"],
    ["Käsekuchen ohne Boden", null],
    ["Lebkuchen", "squares"],
    ["Roggenbrot", "boule"],
    ["Abendbrot", null],
    ["Rindergulasch", "stew"],
    ["Nudelauflauf mit Schinken", "bake"],
    ["Eis", "icecream"],
    ["Reis", "rice"],
    ["Gemüsereis", null],
    ["Glühwein", "mug"],
    ["Großmutters Liebling", null],
    ["Schwarzwälder Kirschtorte", "cake"],
    ["Sweet and sour pork", null],
    ["Coffee-rubbed ribs", null],
    ["Rice-stuffed peppers", null],
    ["Pesto chicken", null],
    ["Basil pesto", "sauce"],
    ["Duck with orange sauce", null],
    ["Chicken with rice", "rice"],
    ["Beans on toast", "toast"],
    ["Tuna steak", null],
    ["Prawn cocktail", null],
    ["Five breads", null],
    ["Masala dosa", null],
    ["Rinderrouladen", null],
    ["Lachs mit Crème fraîche", null],
  ])("%s: %s", (name, dish) => {
    expect(dishOf(name)).toBe(dish);
  });

  it("takes a German compound apart into the dish and what it is made of", () => {
    expect(splitName("Tomatensuppe")).toEqual(["tomaten", "suppe"]);
    expect(splitName("Apfelkuchen")).toEqual(["apfel", "kuchen"]);
    expect(splitName("Pfannkuchen")).toEqual(["pfannkuchen"]);
  });
});

describe("the covers of the demonstration", () => {
  it("each show the dish that the recipe is, with ingredients that it has", () => {
    const shown = recipes.map(({ name, lines }) => {
      const ingredients = lines.map(([, , ingredient]) => ingredient);
      const { dish, colour, motifs: drawn } = chooseCover({ name, ingredients });
      const line = `${name}: ${colour ? `${dish} (${colour})` : dish}: ${drawn.join(", ")}`;
      const own = ingredients.flatMap(readIngredients).map((one) => motifs[one].word);
      for (const motif of drawn) expect(own).toContain(motifs[motif].word);
      return line;
    });
    expect(shown).toMatchSnapshot();
  });
});
