import { isHeading, linesOfText, parseLine } from "./parseLine";

const parts = (line: string) => {
  const read = parseLine(line);
  return (
    read && [
      read.quantity,
      read.unit,
      read.ingredient,
      read.preparation,
      ...(read.isOptional ? ["optional"] : []),
    ]
  );
};

describe("A line of ingredients", () => {
  it.each([
    ["2 onions, finely chopped", "2", "", "onions", "finely chopped"],
    ["1 Zwiebel, fein gehackt", "1", "", "Zwiebel", "fein gehackt"],
    ["2 EL Olivenöl", "2", "EL", "Olivenöl", ""],
    ["1 Prise Salz", "1", "Prise", "Salz", ""],
    ["400 g Tomaten (aus der Dose)", "400", "g", "Tomaten", "aus der Dose"],
    ["½ cup milk", "1/2", "cup", "milk", ""],
    ["1½ tsp salt", "1 1/2", "tsp", "salt", ""],
    ["2-3 large carrots", "2-3", "large", "carrots", ""],
    ["5–6 eggs", "5-6", "", "eggs", ""],
    ["250g plain flour", "250", "g", "plain flour", ""],
    ["250 g (9 oz) butter, softened", "250", "g (9 oz)", "butter", "softened"],
    ["150g/5oz sugar", "150", "g/5oz", "sugar", ""],
    ["a pinch of salt", "a", "pinch", "salt", ""],
    ["Pinch of nutmeg", "", "Pinch", "nutmeg", ""],
    ["an onion", "an", "", "onion", ""],
    ["3 cloves of garlic, crushed", "3", "cloves", "garlic", "crushed"],
    ["2 cloves", "2", "", "cloves", ""],
    ["1 dozen eggs", "1 dozen", "", "eggs", ""],
    ["juice of 1 lemon", "juice of 1", "", "lemon", ""],
    ["2 x 400 g cans chopped tomatoes", "2", "x 400 g cans", "chopped tomatoes", ""],
    ["1 (14 oz) can coconut milk", "1", "(14 oz) can", "coconut milk", ""],
    ["1 cup plus 2 tbsp flour", "1 cup plus 2 tbsp", "", "flour", ""],
    ["about 500 g potatoes", "about 500", "g", "potatoes", ""],
    ["1 fresh chilli", "1", "", "fresh chilli", ""],
    ["2 heaped tbsp sugar", "2", "heaped tbsp", "sugar", ""],
    ["salt to taste", "", "", "salt", "to taste"],
    ["Salt and pepper", "", "", "Salt and pepper", ""],
    ["some parsley, chopped", "some", "", "parsley", "chopped"],
    ["etwas Salz", "etwas", "", "Salz", ""],
    ["2 tbsp butter or oil", "2", "tbsp", "butter", "or oil"],
    ["200 g flour, plus extra for dusting", "200", "g", "flour", "plus extra for dusting"],
    ["2 tbsp finely chopped parsley", "2", "tbsp", "parsley", "finely chopped"],
    ["1 tsp ground cumin", "1", "tsp", "ground cumin", ""],
    ["Butter 250 g", "250", "g", "Butter", ""],
    ["Eggs x 4", "4", "", "Eggs", ""],
    ["small bunch of dill", "", "small bunch", "dill", ""],
    ["Eggs: 3", "3", "", "Eggs", ""],
    ["1,5 kg Kartoffeln, geschält", "1,5", "kg", "Kartoffeln", "geschält"],
    ["1 Bund Petersilie", "1", "Bund", "Petersilie", ""],
    ["1,000 g rice", "1,000", "g", "rice", ""],
    ["250 g", "250", "g", "", ""],
    [".5 oz lime juice", ".5", "oz", "lime juice", ""],
    ["at least 2 cups spinach", "at least 2", "cups", "spinach", ""],
    ["up to 1 cup pasta water", "up to 1", "cup", "pasta water", ""],
    ["2 cm Ingwer", "2", "cm", "Ingwer", ""],
    ["1 Pfund Hackfleisch", "1", "Pfund", "Hackfleisch", ""],
    ["mind. 2 Liter Wasser", "mind. 2", "Liter", "Wasser", ""],
    ["2lb 4oz potatoes", "2lb 4oz", "", "potatoes", ""],
    ["1 lb. 8 oz. stewing beef", "1 lb. 8 oz.", "", "stewing beef", ""],
    ["500 g 00 flour", "500", "g", "00 flour", ""],
    ["2 x red peppers, sliced", "2", "", "red peppers", "sliced"],
    ["2 avocados - mashed", "2", "", "avocados", "mashed"],
    [
      "85g caster sugar + extra for sprinkling",
      "85",
      "g",
      "caster sugar",
      "+ extra for sprinkling",
    ],
    ["1-inch piece fresh ginger", "1", "inch piece", "fresh ginger", ""],
    ["1 thumb-sized piece of ginger", "1", "thumb-sized piece", "ginger", ""],
    ["1 cup fresh or frozen peas", "1", "cup", "fresh or frozen peas", ""],
    ["2 batches pizza dough", "2", "batches", "pizza dough", ""],
    ["Saft einer halben Limette", "Saft einer halben", "", "Limette", ""],
    ["1 Zwiebel(n)", "1", "", "Zwiebel(n)", ""],
    ["2 Zehe/n Knoblauch", "2", "Zehe/n", "Knoblauch", ""],
    ["2 Dosen à 400 g Tomaten, abgetropft", "2", "Dosen", "Tomaten", "abgetropft, à 400 g"],
    ["4 Schnitzel à ca. 150 g", "4", "", "Schnitzel", "à ca. 150 g"],
    ["2 Hände voll Spinat", "2", "Hände voll", "Spinat", ""],
    ["1 gestr. TL Salz", "1", "gestr. TL", "Salz", ""],
    ["200 g de farine", "200", "g", "farine", ""],
    ["100 g d'épinards", "100", "g", "épinards", ""],
    ["une pincée de sel", "une", "pincée", "sel", ""],
    ["3 cuillères à soupe de sucre", "3", "cuillères à soupe", "sucre", ""],
    ["2 boîtes de 400 g de tomates", "2", "boîtes de 400 g", "tomates", ""],
    ["2 cucharadas de aceite de oliva", "2", "cucharadas", "aceite de oliva", ""],
    ["2 dientes de ajo, picados", "2", "dientes", "ajo", "picados"],
    ["2 cucchiai di olio", "2", "cucchiai", "olio", ""],
    ["un pizzico di sale", "un", "pizzico", "sale", ""],
    ["1 spicchio d’aglio", "1", "spicchio", "aglio", ""],
    ["1 confezione da 250 g di ricotta", "1", "confezione da 250 g", "ricotta", ""],
    ["2 eetlepels olijfolie", "2", "eetlepels", "olijfolie", ""],
    ["2 blikken van 400 g tomaten", "2", "blikken van 400 g", "tomaten", ""],
    ["2 chiles de árbol", "2", "", "chiles de árbol", ""],
    ["6 chicken thighs (about 900 g)", "6", "", "chicken thighs", "about 900 g"],
    ["20 basil leaves (1 bunch)", "20", "", "basil leaves", "1 bunch"],
    ["1 cup whole or 2% milk", "1", "cup", "whole milk", "or 2% milk"],
    ["1 tsp dried or 1 tbsp fresh thyme", "1", "tsp", "dried thyme", "or 1 tbsp fresh thyme"],
    [
      "1 tsp dried or 2 tsp fresh thyme leaves",
      "1",
      "tsp",
      "dried thyme leaves",
      "or 2 tsp fresh thyme leaves",
    ],
    ["1 cup fresh or 1/2 cup dried", "1", "cup", "fresh", "or 1/2 cup dried"],
    ["1 Zwiebel (ca. 80 g), gehackt", "1", "", "Zwiebel", "ca. 80 g, gehackt"],
    ["1 + 1/2 cups flour", "1 + 1/2", "cups", "flour", ""],
    ["1+½ Tassen Mehl", "1+1/2", "Tassen", "Mehl", ""],
    ["2 + 1 tbsp olive oil", "2 + 1", "tbsp", "olive oil", ""],
    ["1 plus 1/2 cups flour", "1 plus 1/2", "cups", "flour", ""],
    ["2 1/2-inch-thick steaks", "2", "1/2-inch-thick", "steaks", ""],
    ["2 ½-inch-thick slices bread", "2", "1/2-inch-thick slices", "bread", ""],
    ["1 1/2-inch-thick steak", "1 1/2", "inch-thick", "steak", ""],
    ["4 1-inch-thick pork chops", "4", "1-inch-thick", "pork chops", ""],
    ["4 2-inch-long carrot sticks", "4", "2-inch-long", "carrot sticks", ""],
    ["3 2 cm dicke Scheiben Brot", "3", "2 cm dicke Scheiben", "Brot", ""],
    ["2 steaks, 1 inch thick", "2", "", "steaks", "1 inch thick"],
    ["2 cloves garlic (10 g)", "2", "cloves", "garlic", "10 g"],
    ["2 cloves (10 g) garlic", "2", "cloves", "garlic", "10 g"],
    ["2 cloves (10 g)", "2", "", "cloves", "10 g"],
    ["3 Zehen (ca. 15 g) Knoblauch, gehackt", "3", "Zehen", "Knoblauch", "ca. 15 g, gehackt"],
    ["2 cans (400 g) tomatoes", "2", "cans (400 g)", "tomatoes", ""],
  ])("is split into its parts: %s", (line, ...expected) => {
    expect(parts(line)).toEqual(expected);
  });

  it.each([
    ["100 g feta (optional)", "100", "g", "feta", "", "optional"],
    ["100 g feta, crumbled, optional", "100", "g", "feta", "crumbled", "optional"],
    ["Optional: 1 chilli", "1", "", "chilli", "", "optional"],
    ["1 Chilischote, nach Belieben", "1", "", "Chilischote", "", "optional"],
  ])("is optional if it is marked as optional: %s", (line, ...expected) => {
    expect(parts(line)).toEqual(expected);
  });

  it.each(["For the sauce:", "Für den Teig:", "For the topping", "Toppings:", "***"])(
    "is not recognized in a heading: %s",
    (line) => {
      expect(parseLine(line)).toBeNull();
    },
  );
});

it("A pasted text is split into lines, without empty lines and list marks", () => {
  const text = "1. 2 onions\r\n\n - 3 eggs\n• 1.5 kg flour\n  * salt\n10) 2 limes\n[ ] butter\n";
  expect(linesOfText(text)).toEqual([
    "2 onions",
    "3 eggs",
    "1.5 kg flour",
    "salt",
    "2 limes",
    "butter",
  ]);
});

it.each(["► 2 eggs", "✔ 2 eggs", "✅ 2 eggs", "→ 2 eggs", "● 2 eggs", "🥚 2 eggs", "▶️ 2 eggs"])(
  "A sign before a line is a list mark: %s",
  (line) => {
    expect(linesOfText(line)).toEqual(["2 eggs"]);
  },
);

it("A line is a heading if it ends in a colon or names the purpose of other lines", () => {
  expect(["Dressing:", "Für die Soße", "For the cake"].every(isHeading)).toBe(true);
  expect(["Flour", "2 eggs", "For the cake 2 eggs"].some(isHeading)).toBe(false);
});
