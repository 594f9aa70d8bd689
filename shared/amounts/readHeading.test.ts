import { linesOfText, parseLine } from "./parseLine";
import { readHeading } from "./readHeading";

it.each([
  ["For the dough:", "For the dough"],
  ["For the dough", "For the dough"],
  ["For the tart (23 cm)", "For the tart (23 cm)"],
  ["Dressing :", "Dressing"],
  ["Für die Soße", "Für die Soße"],
  ["Zum Servieren", "Zum Servieren"],
  ["Pour la pâte", "Pour la pâte"],
  ["Para la masa", "Para la masa"],
  ["Per l’impasto:", "Per l’impasto"],
  ["酱料：", "酱料"],
  ["## Dough", "Dough"],
  ["##Dough ##", "Dough"],
  ["# 2nd layer:", "2nd layer"],
  ["**Filling**", "Filling"],
  ["**Filling:**", "Filling"],
  ["**Filling**:", "Filling"],
  ["__Filling__", "Filling"],
  ["- **Filling**", "Filling"],
  ["--- Topping ---", "Topping"],
  ["— Topping —", "Topping"],
  ["== Topping ==", "Topping"],
  ["=== Topping", "Topping"],
  ["[Sauce]", "Sauce"],
  [", Sauce", "Sauce"],
  [", Zum Servieren", "Zum Servieren"],
  ["~~~ Glaze ~~~", "Glaze"],
  ["—— Füllung ——", "Füllung"],
  ["À SERVIR", "À SERVIR"],
  ["【タレ】", "タレ"],
  ["■ Topping", "Topping"],
  ["{Glaze}", "Glaze"],
  ["!Icing", "Icing"],
  ["!! Icing !!", "Icing"],
  [">> Sauce <<", "Sauce"],
  ["<< Sauce >>", "Sauce"],
  ["» Füllung «", "Füllung"],
  ["*** Filling ***", "Filling"],
  ["~ Glaze ~", "Glaze"],
  [":: Icing ::", "Icing"],
  ["// Soße //", "Soße"],
  ["★ Topping ★", "Topping"],
  ["🍰 Teig 🍰", "Teig"],
  ["❤️ Filling ❤️", "Filling"],
  ["-=- Filling -=-", "Filling"],
  ["***Filling***", "Filling"],
  ["TO SERVE", "TO SERVE"],
  ["SÜSSER TEIG", "SÜSSER TEIG"],
])("A heading is read without its marks: %s", (line, heading) => {
  expect(readHeading(line)).toBe(heading);
});

it.each([
  "2 eggs",
  "- 2 eggs",
  "* salt",
  "* Sugar*",
  "Sugar **",
  "**2 eggs**",
  "--- 2 eggs ---",
  "-salt",
  "[ ] butter",
  "[2] eggs",
  ", 2 eggs",
  "For the cake 2 eggs",
  "For serving: 2 limes",
  "Salt",
  "MSG",
  "2 CUPS FLOUR",
  "PINCH OF SALT",
  "牛肉",
  "★醤油 大さじ1",
  "★ salt",
  "🧂 salt",
  "> salt",
  ">> salt",
  "salt!",
  "!",
  "★ 2 eggs ★",
  "| salt | pepper |",
  "<b>salt</b>",
  "~200 g flour",
  "---",
  "***",
  "",
  ":",
  `${"x".repeat(201)}:`,
])("An ingredient or a text without words is no heading: %s", (line) => {
  expect(readHeading(line)).toBeNull();
});

it("A line in capitals is no heading in a list in capitals", () => {
  const list = ["2 CUPS FLOUR", "SALT", "3 EGGS", "For the top:", "BUTTER"];
  expect(list.map((line) => readHeading(line, list))).toEqual([
    null,
    null,
    null,
    "For the top",
    null,
  ]);
  const mixedList = ["2 cups flour", "TO SERVE", "mint"];
  expect(mixedList.map((line) => readHeading(line, mixedList))).toEqual([null, "TO SERVE", null]);
});

it("A pasted text keeps the marks of its headings, which no ingredient has", () => {
  const text = "- 2 eggs\n**Filling**\n--- Topping ---\n, Sauce\n## Dough\n- For the top:\n* salt";
  const lines = linesOfText(text);
  expect(lines.map((line) => readHeading(line, lines) ?? line)).toEqual([
    "2 eggs",
    "Filling",
    "Topping",
    "Sauce",
    "Dough",
    "For the top",
    "salt",
  ]);
  expect(
    lines.filter((line) => parseLine(line)).map((line) => parseLine(line)!.ingredient),
  ).toEqual(["eggs", "salt"]);
});
