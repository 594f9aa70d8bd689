import { exampleLine } from "./exampleLines";
import { stepAmounts } from "../../../../shared/stepLines/stepAmounts";

const cake = [
  "Plain flour",
  "Egg",
  "Butter",
  "Caster sugar",
  "Tomato",
  "Tomato paste",
  "Garlic",
].map((name) => ({ name }));
const kuchen = ["Weizenmehl", "Ei", "Butter", "Zucker", "Olivenöl", "Knoblauch"].map((name) => ({
  name,
}));

const findPieces = (text: string, lines: { name: string }[]) =>
  stepAmounts(text, lines).map(({ start, end, line }) => [text.slice(start, end), line.name]);

describe("Amounts of ingredients are found in a step", () => {
  it.each<[string, string, string]>([
    ["Add 200 g flour.", "200 g", "Plain flour"],
    ["Add 200g of the flour and stir.", "200g", "Plain flour"],
    ["Add 200 g plain flour.", "200 g", "Plain flour"],
    ["Add 100 g of the sugar.", "100 g", "Caster sugar"],
    ["Beat in the remaining 2 eggs.", "2", "Egg"],
    ["Beat in 2 more eggs.", "2", "Egg"],
    ["Crack 2 large eggs into it.", "2 large", "Egg"],
    ["Melt 1½ tbsp butter.", "1½ tbsp", "Butter"],
    ["Melt 1/2 cup of butter.", "1/2 cup", "Butter"],
    ["Fry 2-3 cloves of garlic.", "2-3 cloves", "Garlic"],
    ["Stir in 2 tbsp tomato paste.", "2 tbsp", "Tomato paste"],
    ["Chop 2 tomatoes finely.", "2", "Tomato"],
    ["Fry 2 finely chopped tomatoes.", "2", "Tomato"],
  ])("%s", (text, amount, name) => {
    expect(findPieces(text, cake)).toEqual([[amount, name]]);
  });

  it.each<[string, string, string]>([
    ["200 g Mehl unterrühren.", "200 g", "Weizenmehl"],
    ["Mit 200 g vom Mehl verkneten.", "200 g", "Weizenmehl"],
    ["Die restlichen 2 Eier zugeben.", "2", "Ei"],
    ["Noch 2 große Eier zugeben.", "2 große", "Ei"],
    ["1 EL Butter zerlassen.", "1 EL", "Butter"],
    ["100 g von dem Zucker einrühren.", "100 g", "Zucker"],
    ["2 EL Olivenöl erhitzen.", "2 EL", "Olivenöl"],
    ["2 Zehen Knoblauch schälen.", "2 Zehen", "Knoblauch"],
  ])("%s", (text, amount, name) => {
    expect(findPieces(text, kuchen)).toEqual([[amount, name]]);
  });

  it("even if it has several", () => {
    expect(findPieces("Mix 200 g flour with 2 eggs and 50 g of the sugar.", cake)).toEqual([
      ["200 g", "Plain flour"],
      ["2", "Egg"],
      ["50 g", "Caster sugar"],
    ]);
  });
});

describe("A number in a step is not read as an amount", () => {
  it.each([
    "Bake the eggs at 200 °C for 20 minutes.",
    "Bake for 20 minutes, eggs last.",
    "Open a 400 g tin of tomatoes.",
    "Open two 400 g tins of tomatoes.",
    "Use a 24 cm tin and butter it.",
    "Cut into 2 cm thick tomato slices.",
    "Put 2 eggs into each hollow.",
    "Add the eggs 1 at a time.",
    "Add 250 g (9 oz) flour.",
    "Add 1 lb 4 oz flour.",
    "Add 1 cup plus 2 tbsp flour.",
    "Add 1 cup and 2 tbsp flour.",
    "Add 2 x 200 g flour.",
    "Add 200 ml water and the flour.",
    "Roll it to 3 egg-sized balls.",
    "Add 1,000 g flour.",
    "Divide into 12 and butter a tin.",
    "Add the 2 doughs to the butter.",
    "Return to step 2 eggs and all.",
    "At gas mark 6 butter the tin.",
    "At Gas 6 butter the tin.",
    "On level 3 butter melts.",
    "Set to speed 2 eggs and sugar.",
    "Recipe no. 5 eggs.",
    "Recipe No 5 eggs.",
    "Add up to 3 eggs.",
    "Add two to 3 eggs.",
    "Add one or 2 eggs.",
    "Add 2 cups to 3 cups sugar.",
    "Add 100 g - 150 g sugar.",
    "Add half to 3/4 cup sugar.",
    "At 200C butter the tin.",
    "At 180 C butter the tin.",
    "At 180-200C butter the tin.",
    "At 400F butter the tin.",
    "Knead at 37C flour and eggs.",
  ])("%s", (text) => {
    expect(findPieces(text, cake)).toEqual([]);
  });

  it.each([
    "Bei 180 °C 20 Minuten backen.",
    "Je 2 Eier in jede Mulde geben.",
    "Eine Dose von 400 g öffnen.",
    "In 2 cm dicke Stücke schneiden.",
    "4 Personen bekommen Butter.",
    "2 EL Wasser und die Butter zugeben.",
    "Auf Stufe 6 Butter zerlassen.",
    "Auf Gasstufe 6 Butter zerlassen.",
    "Mit Nr. 5 Eier ausstechen.",
    "Bis zu 3 Eier zugeben.",
    "Zwei bis 3 Eier zugeben.",
    "Bei 200C Butter zerlassen.",
  ])("%s", (text) => {
    expect(findPieces(text, kuchen)).toEqual([]);
  });
});

describe("An amount is read after a word that only resembles the beginning of a number", () => {
  it.each([
    ["Add the sugar to 200 g flour.", "200 g", "Plain flour"],
    ["Add some 200 g flour.", "200 g", "Plain flour"],
    ["Add 2 C flour.", "2 C", "Plain flour"],
    ["Say no, 2 eggs.", "2", "Egg"],
  ])("%s", (text, amount, name) => {
    expect(findPieces(text, cake)).toEqual([[amount, name]]);
  });
});

describe("The size of a vessel is not read as an amount of its content", () => {
  it.each([
    "Put it into a 2 l butter pan.",
    "Put it into a 2 l butter frying pan.",
    "Put it into a 2 l tomato paste pan.",
    "Put it into a 500 g sugar bowl.",
    "Grease a 1 lb butter dish.",
    "Take a 2 kg flour bag.",
    "Take 2 kg flour bags.",
    "Open 400 g tomato tins.",
    "Warm a 2 l tomato saucepan.",
    "Warm 2 tomato saucepans.",
    "Rub a 1 l garlic mould with butter.",
  ])("%s", (text) => {
    expect(findPieces(text, cake)).toEqual([]);
  });

  it.each([
    "In einen 2 l Butter Topf geben.",
    "In einen 2 l Milchtopf geben.",
    "In eine 1 kg Butter Kastenform geben.",
    "In 2 l Zucker Schüsseln geben.",
    "Einen 5 kg Zucker Sack öffnen.",
    "Eine 500 g Zucker Packung öffnen.",
  ])("%s", (text) => {
    expect(findPieces(text, [...kuchen, { name: "Milch" }])).toEqual([]);
  });

  it.each([
    ["Melt 50 g butter in a pan.", "50 g", "Butter"],
    ["Add 2 butter packets.", "2", "Butter"],
    ["Mix 100 g sugar, bowl and all.", "100 g", "Caster sugar"],
    ["Add 100 g tomato pancetta.", "100 g", "Tomato"],
  ])("but the amount is read in %s", (text, amount, name) => {
    expect(findPieces(text, cake)).toEqual([[amount, name]]);
  });
});

describe("A share of an ingredient is not read as an amount", () => {
  it.each([
    "Add 1/3 of the flour.",
    "Add about ⅔ of the flour.",
    "Add 1/3 to 1/2 of the flour.",
    "Add ½ the butter.",
    "Add 0.5 of your butter.",
    "Add ½ of butter.",
    "Add half of the butter.",
  ])("%s", (text) => {
    expect(findPieces(text, cake)).toEqual([]);
  });

  it.each([
    "1/3 des Mehls zugeben.",
    "½ der Butter zugeben.",
    "½ die Butter zugeben.",
    "2/3 vom Mehl zugeben.",
    "1/4 von dem Zucker zugeben.",
    "1/4 von der Butter zugeben.",
    "0,5 der restlichen Butter zugeben.",
    "Die Hälfte der Butter zugeben.",
  ])("%s", (text) => {
    expect(findPieces(text, kuchen)).toEqual([]);
  });

  it.each([
    ["Add ½ tomato.", "½", "Tomato"],
    ["Add ½ cup of the sugar.", "½ cup", "Caster sugar"],
    ["Add 1½ of the tomatoes.", "1½", "Tomato"],
  ])("but the amount is read in %s", (text, amount, name) => {
    expect(findPieces(text, cake)).toEqual([[amount, name]]);
  });
});

describe("An ingredient that has several lines", () => {
  const [dough, filling] = [exampleLine("100", "g", "Butter"), exampleLine("50", "g", "Butter")];
  const [pinch, fixed] = [
    exampleLine("1", "pinch", "Salt"),
    exampleLine("1", "tsp", "Salt", false),
  ];
  const lines = [dough, pinch, filling, fixed];
  const findLines = (text: string) => stepAmounts(text, lines).map(({ line }) => line);

  it("is found by the amount of its line", () => {
    expect(findLines("Rub 100 g butter into 50 g of the butter.")).toEqual([dough, filling]);
    expect(findLines("Add 1 tsp salt and 1 pinch of salt.")).toEqual([fixed, pinch]);
  });

  it("is found by another amount if its lines scale alike", () => {
    expect(findLines("Add 20 g of the butter.")).toEqual([dough]);
    expect(findLines("Add 2 tsp salt.")).toEqual([]);
  });

  it("is not confused with another whose name contains its own", () => {
    const paste = exampleLine("2", "tbsp", "Tomato paste");
    const tomatoes = [exampleLine("2", null, "Tomato"), exampleLine("4", null, "Tomato"), paste];
    expect(stepAmounts("Stir in 2 tbsp tomato paste.", tomatoes)).toMatchObject([{ line: paste }]);
  });
});
