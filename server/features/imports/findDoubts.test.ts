import { findDoubts } from "./findDoubts";
import { matchRecipeLines } from "./matchRecipeLines";
import { IngredientIndex } from "./readers/IngredientIndex";

const index = new IngredientIndex([]);

const readDoubts = (...ingredients: string[]) =>
  matchRecipeLines({ ingredients }, index).lines.map(({ doubt }) => doubt);

it.each([
  ["3000 cups flour", "This is an unusual amount."],
  ["90000 g Mehl", "This is an unusual amount."],
  ["Save $5 on your first box of groceries", "This does not look like an ingredient."],
  ["Subscribe to our newsletter", "This does not look like an ingredient."],
  ["Flour from https://shop.example/flour", "This does not look like an ingredient."],
  [
    "We loved this cake so much that we made it again for the birthday of our neighbor.",
    "This looks like a sentence.",
  ],
])("The line %j is doubtful", (line, doubt) => {
  expect(readDoubts(line)).toEqual([doubt]);
});

it("Ordinary lines are not doubtful", () => {
  const lines = [
    ...["2 onions, finely chopped", "½ cup (120 ml) milk", "500 g 00 flour", "Salt to taste."],
    ...[
      "100 g dark chocolate (70 % cocoa)",
      "2 (14 oz) cans chopped tomatoes",
      "1 kg Mehl Type 405",
    ],
    ...[
      "1 bottle 7-Up",
      "200 g Sahne (30% Fett)",
      "4 boneless, skinless chicken thighs",
      "1 Prise Salz",
    ],
    ...["Juice of 1 lemon", "For the dough:", "100 toothpicks", "2 l water"],
  ];
  expect(readDoubts(...lines).filter(Boolean)).toEqual([]);
});

const { lines } = matchRecipeLines({ ingredients: ["1 egg"] }, index);

it.each([
  ["", ["No instructions were found."]],
  [`Mix. ${"Then stir it well. ".repeat(60)}`, ["Step 1 is unusually long."]],
  [`Mix.\n${"Then stir it well. ".repeat(60)}`, []],
  [`Mix.\n${"Then stir it well. ".repeat(90)}`, ["Step 2 is unusually long."]],
  ["Mix.\nBake.\nLeave a comment below", ["Step 3 does not look like a part of the recipe."]],
  ["Mix.\nBuy the pan for $39.99", ["Step 2 does not look like a part of the recipe."]],
  ["Mix.\nBake for 30 minutes at 180 °C.", []],
  ["Bring 2 l of water to the boil, add the pasta and cook it.", []],
])("The instructions %j have the doubts %j", (instructions, doubts) => {
  expect(findDoubts(instructions, lines)).toEqual(doubts);
});

it("A recipe without ingredients is doubtful", () => {
  expect(findDoubts("Mix.\nBake.", [])).toEqual(["No ingredients were found."]);
});
