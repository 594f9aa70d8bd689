import { exampleLine } from "../../client/features/cooking/amounts/exampleLines";
import { findStepLines } from "./findStepLines";

const bread = [
  "Wholemeal flour",
  "Plain flour",
  "Rolled oat",
  "Bicarbonate of soda",
  "Salt",
  "Buttermilk",
];
const curry = [
  "Tomato",
  "Tomato paste",
  "Chicken thigh",
  "Bay leaf",
  "Curry powder",
  "Olive oil",
  "Olive",
];
const cake = ["Egg", "Butter", "Baking powder", "Vanilla extract", "Blueberry", "Double cream"];
const kuchen = ["Weizenmehl", "Ei", "Tomate", "Zwiebel", "Olivenöl", "Salz"];

it.each<[string, string[], string[]]>([
  [
    "Mix both flours, the oats, bicarbonate of soda and salt.",
    bread,
    ["Wholemeal flour", "Plain flour", "Rolled oat", "Bicarbonate of soda", "Salt"],
  ],
  ["Dust it with plain flour.", bread, ["Plain flour"]],
  ["Pour in the buttermilk.", bread, ["Buttermilk"]],
  ["Cook it in well-salted water.", bread, []],
  ["Stir in the tomato paste.", curry, ["Tomato paste"]],
  ["Add the tomatoes.", curry, ["Tomato"]],
  ["Brown the chicken on the skin side.", curry, ["Chicken thigh"]],
  ["Add the thighs and bay leaves.", curry, ["Chicken thigh", "Bay leaf"]],
  ["Fry it in the oil.", curry, ["Olive oil"]],
  ["Heat the olive oil.", curry, ["Olive oil"]],
  ["Scatter with olives.", curry, ["Olive"]],
  ["Line a baking tray and beat the eggs with vanilla.", cake, ["Egg", "Vanilla extract"]],
  ["Fold in the blueberries and the baking powder.", cake, ["Baking powder", "Blueberry"]],
  ["Eggplant and buttery crumbs.", cake, []],
  ["Wait.", cake, []],
  ["Warm the milk.", ["Milk (whole, 3.5%)", "(?)", "Tea"], ["Milk (whole, 3.5%)"]],
  ["Verrühre das Mehl mit den Eiern.", kuchen, ["Weizenmehl", "Ei"]],
  ["Schlage die Eier mit dem Salz.", kuchen, ["Ei", "Salz"]],
  ["Brate die Zwiebeln und die Tomaten.", kuchen, ["Tomate", "Zwiebel"]],
  ["Die Vanille einrühren.", ["Vanille Extrakt", "Zucker"], ["Vanille Extrakt"]],
])("The step %s uses, of the ingredients %j: %j", (step, names, needed) => {
  const lines = names.map((name) => ({ name }));
  expect(findStepLines(step, lines).map(({ name }) => name)).toEqual(needed);
});

describe("The lines of an ingredient that has several", () => {
  const flour = exampleLine("200", "g", "Plain flour");
  const [dough, filling] = [exampleLine("100", "g", "Butter"), exampleLine("50", "g", "Butter")];
  const lines = [flour, dough, filling];

  it.each([
    ["Rub 100 g butter into the flour.", [flour, dough]],
    ["Fry in 50 g of the butter.", [filling]],
    ["Melt the butter.", [dough, filling]],
    ["Add 20 g butter.", [dough, filling]],
    ["Rub in 100 g butter, later the remaining butter.", [dough, filling]],
    ["Use 100 g butter here, 50 g butter there.", [dough, filling]],
  ])("are used by the step %s if it names their amount or none", (step, used) => {
    expect(findStepLines(step, lines)).toEqual(used);
  });
});
