import fc from "fast-check";
import { recipes } from "../../../../database/demo/recipes";
import { chooseCover } from "../Cover";
import { motifs, type MotifName } from "../motifs/motifs";
import { findDish, splitName } from "./findDish";
import { englishIngredients } from "./englishIngredients";
import { germanIngredients } from "./germanIngredients";
import { readIngredients, isIngredient } from "./findIngredients";
import { parseEnglish, parseGerman, splitWords } from "./phrases";

const readDish = (name: string) => findDish(splitName(name))?.dish ?? null;

const listed = [
  ...Object.entries(germanIngredients).map(([motif, list]) => [motif, parseGerman(list)] as const),
  ...Object.entries(englishIngredients).map(
    ([motif, list]) => [motif, parseEnglish(list)] as const,
  ),
].flatMap(([motif, names]) => names.map((name): [string, MotifName] => [name, motif as MotifName]));

describe("The ingredients of a recipe", () => {
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
  ] as [string, MotifName[]][])("are recognized in %s", (name, expected) => {
    expect(readIngredients(name)).toEqual(expected);
  });

  it("are recognized by each of their names, in upper and lower case and as whole words", () => {
    for (const [name, motif] of listed) {
      expect([name, readIngredients(name.toUpperCase())]).toEqual([name, [motif]]);
    }
  });

  it("are not recognized inside another word", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnop"), minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom(...listed), letters, fc.boolean(), ([name], suffix, prefix) => {
        const [word = ""] = splitWords(name).slice(prefix ? 0 : -1);
        const otherWord = prefix ? suffix + word : word + suffix;
        fc.pre(!isIngredient(otherWord));
        expect(readIngredients(otherWord)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it("match the longest possible name", () => {
    fc.assert(
      fc.property(fc.constantFrom(...listed), fc.constantFrom(...listed), ([one], [otherWord]) => {
        const bothDishes = `${one} ${otherWord}`;
        fc.pre(!isIngredient(splitWords(bothDishes).join(" ")));
        for (const motif of readIngredients(`${one}, ${otherWord}`))
          expect(motifs).toHaveProperty(motif);
        const longestMatch = listed.find(([name]) => name === one && name.includes(" "));
        if (longestMatch) expect(readIngredients(one)).toEqual([longestMatch[1]]);
      }),
    );
  });
});

describe("The dish in a name", () => {
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
  ])("is recognized in %s: %s", (name, dish) => {
    expect(readDish(name)).toBe(dish);
  });

  it("splits a German compound into the dish and its ingredient", () => {
    expect(splitName("Tomatensuppe")).toEqual(["tomaten", "suppe"]);
    expect(splitName("Apfelkuchen")).toEqual(["apfel", "kuchen"]);
    expect(splitName("Pfannkuchen")).toEqual(["pfannkuchen"]);
  });
});

describe("The covers of the demo recipes", () => {
  it("show the right dish with ingredients of the recipe", () => {
    const shownMotifs = recipes.map(({ name, lines }) => {
      const ingredients = lines.map(([, , ingredient]) => ingredient);
      const { dish, colour, motifs: drawn } = chooseCover({ name, ingredients });
      const line = `${name}: ${colour ? `${dish} (${colour})` : dish}: ${drawn.join(", ")}`;
      const ownMotifs = ingredients.flatMap(readIngredients).map((motif) => motifs[motif].word);
      for (const motif of drawn) expect(ownMotifs).toContain(motifs[motif].word);
      return line;
    });
    expect(shownMotifs).toMatchSnapshot();
  });
});
