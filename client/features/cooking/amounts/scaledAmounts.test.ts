import { lineName } from "../../../../shared/amounts/lineName";
import type { Language } from "../../../../shared/locales";
import { de } from "../../../shared/messages/de";
import { setLocaleSource } from "../../../shared/messages/locale";
import { addMessages } from "../../../shared/messages/t";
import { exampleLine } from "./exampleLines";
import { lineAmount } from "./lineAmount";
import type { UnitSystem } from "./unitSystem";

addMessages("de", de);
afterEach(() => setLocaleSource(() => "en"));

type Row = [quantity: string, unit: string | null, name: string, factor: number, shown: string];

/** The line as displayed on a page in a language: amount and name. */
function show(
  [quantity, unit, name, factor]: Row,
  unitSystem: UnitSystem,
  locale: Language,
  isMetricRecipe = false,
): string {
  setLocaleSource(() => locale);
  const line = exampleLine(quantity, unit, name);
  const { text, count } = lineAmount(line, { factor, unitSystem, isMetricRecipe });
  return `${text} ${lineName(line, { locale }, count)}`;
}

/* The expected texts are those that a cookbook prints. */

describe("A scaled amount, as written in English", () => {
  it.each<Row>([
    ["1/8", "tsp", "Salt", 1 / 4, "a pinch of salt"],
    ["1", "oz", "Yeast", 1 / 8, "⅛ oz yeast"],
    ["1", "dl", "Cream", 1 / 8, "⅛ dl cream"],
    ["1", "can", "Coconut milk", 1 / 8, "⅛ can coconut milk"],
    ["1/4", "tsp", "Salt", 1 / 4, "a pinch of salt"],
    ["1/2", "tsp", "Salt", 1 / 4, "⅛ tsp salt"],
    ["1/4", "tsp", "Salt", 1 / 8, "a pinch of salt"],
    ["1 heaped", "tsp", "Salt", 1 / 16, "a pinch of salt"],
    ["1", "g", "Salt", 1 / 20, "a pinch of salt"],
    ["1", "g", "Salt", 1 / 8, "about 0.13 g salt"],
    ["1", "ml", "Rum", 1 / 20, "0.05 ml rum"],
    ["5", "g", "Salt", 1 / 4, "about 1.3 g salt"],
    ["1/3", "lb", "Ground beef", 1 / 10, "about ½ oz ground beef"],
    ["1", "oz", "Yeast", 1 / 10, "0.1 oz yeast"],
    ["1", "oz", "Yeast", 1 / 16, "about 0.06 oz yeast"],
    ["1", "oz", "Yeast", 1 / 5, "⅕ oz yeast"],
    ["1-2", "oz", "Yeast", 1 / 20, "0.05–0.1 oz yeast"],
    ["1", "dl", "Cream", 1 / 20, "0.05 dl cream"],
    ["1", "can", "Coconut milk", 1 / 20, "0.05 can coconut milk"],
    ["1", null, "Onion", 1 / 10, "about ⅛ onion"],
    ["1", "tsp", "Salt", 3 / 4, "¾ tsp salt"],
    ["1", "tsp", "Salt", 3 / 2, "1½ tsp salt"],
    ["2", "tsp", "Salt", 3 / 2, "1 tbsp salt"],
    ["1", "tsp", "Salt", 4, "1 tbsp + 1 tsp salt"],
    ["1 1/2", "tsp", "Cumin", 3, "1½ tbsp cumin"],
    ["1", "tsp", "Cumin", 7, "2 tbsp + 1 tsp cumin"],
    ["1", "teaspoon", "Cumin", 6, "2 tablespoons cumin"],
    ["2", "teaspoons", "Cumin", 2, "1 tablespoon + 1 teaspoon cumin"],
    ["1", "tbsp", "Olive oil", 1 / 2, "1½ tsp olive oil"],
    ["1", "tbsp", "Olive oil", 1 / 3, "1 tsp olive oil"],
    ["1", "Tbsp.", "Olive oil", 1 / 4, "¾ tsp olive oil"],
    ["1", "tbsp", "Olive oil", 5 / 4, "1 tbsp + ¾ tsp olive oil"],
    ["1", "tbsp", "Olive oil", 3, "3 tbsp olive oil"],
    ["1", "tbsp", "Olive oil", 4, "¼ cup olive oil"],
    ["1", "tbsp", "Olive oil", 5, "¼ cup + 1 tbsp olive oil"],
    ["2", "tablespoons", "Olive oil", 4, "½ cup olive oil"],
    ["2", "tbsp", "Olive oil", 7, "¾ cup + 2 tbsp olive oil"],
    ["3", "tbsp", "Plain flour", 3.08, "about ½ cup + 1 tbsp plain flour"],
    ["2-3", "tbsp", "Olive oil", 2, "4–6 tbsp olive oil"],
    ["1/4", "cup", "Milk", 1 / 2, "2 tbsp milk"],
    ["1/4", "cup", "Milk", 1 / 3, "1 tbsp + 1 tsp milk"],
    ["1/3", "cup", "Milk", 1 / 2, "2 tbsp + 2 tsp milk"],
    ["3/4", "cup", "Milk", 1 / 2, "¼ cup + 2 tbsp milk"],
    ["3/4", "cup", "Milk", 3 / 2, "1 cup + 2 tbsp milk"],
    ["1 1/2", "cups", "Milk", 3 / 4, "1 cup + 2 tbsp milk"],
    ["2/3", "cup", "Milk", 4, "2⅔ cups milk"],
    ["1", "cup", "Milk", 1 / 3, "⅓ cup milk"],
    ["2 1/2", "cups", "Milk", 5, "12½ cups milk"],
    ["5", "oz", "Spaghetti", 5, "1 lb 9 oz spaghetti"],
    ["8", "oz", "Spaghetti", 2, "1 lb spaghetti"],
    ["12", "ounces", "Spaghetti", 2, "1½ pounds spaghetti"],
    ["1", "lb", "Ground beef", 1 / 2, "½ lb ground beef"],
    ["1", "lb", "Ground beef", 1 / 3, "about 5¼ oz ground beef"],
    ["1", "lb", "Ground beef", 3 / 2, "1½ lb ground beef"],
    ["1", "stick", "Butter", 1 / 2, "½ stick butter"],
    ["1", "stick", "Butter", 1 / 3, "2 tablespoons + 2 teaspoons butter"],
    ["4", null, "Limes", 0.3, "about 1 lime"],
    ["4", null, "Lime", 0.3, "about 1 lime"],
    ["1", null, "Egg", 3 / 2, "about 2 eggs"],
    ["1", null, "Onion", 1 / 4, "¼ onion"],
    ["3", null, "Onion", 1 / 2, "1½ onions"],
    ["2", "cloves", "Garlic", 3 / 4, "about 2 cloves garlic"],
    ["1", "pinch", "Saffron", 4, "4 pinches saffron"],
    ["1 heaped", "tsp", "Cumin", 4, "4 heaped tsp cumin"],
  ])("%s %s %s × %d is %s", (...row) => {
    expect(show(row, "asWritten", "en")).toBe(row[4]);
  });
});

describe("A scaled amount, as written in English in a metric recipe", () => {
  it.each<Row>([
    ["3", "tbsp", "Olive oil", 2, "6 tbsp olive oil"],
    ["3", "tbsp", "Olive oil", 3 / 2, "4½ tbsp olive oil"],
    ["2", "tbsp", "Olive oil", 7, "about 210 ml olive oil"],
    ["2", "tbsp", "Plain flour", 7, "about 105 g plain flour"],
    ["1", "tsp", "Salt", 7, "2 tbsp + 1 tsp salt"],
  ])("%s %s %s × %d is %s", (...row) => {
    expect(show(row, "asWritten", "en", true)).toBe(row[4]);
  });
});

describe("A scaled amount, as written in German", () => {
  it.each<Row>([
    ["1/4", "TL", "Salz", 1 / 4, "1 Prise Salz"],
    ["1", "TL", "Kreuzkümmel", 4, "1 EL + 1 TL Kreuzkümmel"],
    ["1", "TL", "Kreuzkümmel", 7, "2 EL + 1 TL Kreuzkümmel"],
    ["1", "Teelöffel", "Kreuzkümmel", 3, "1 Esslöffel Kreuzkümmel"],
    ["1", "EL", "Öl", 1 / 2, "1½ TL Öl"],
    // German cooks have no cups.
    ["2", "EL", "Öl", 4, "8 EL Öl"],
    ["3", "EL", "Öl", 3 / 2, "4½ EL Öl"],
    ["2", "EL", "Öl", 7, "etwa 210 ml Öl"],
    ["3", "g", "Hefe", 0.1, "0,3 g Hefe"],
    ["1", "g", "Safran", 0.05, "1 Prise Safran"],
    ["500", "g", "Mehl", 3, "1,5 kg Mehl"],
    ["1", "kg", "Mehl", 3 / 4, "750 g Mehl"],
    ["100", "ml", "Milch", 1 / 3, "etwa 35 ml Milch"],
    ["2", null, "Ei", 3 / 4, "etwa 2 Eier"],
    ["1", "Prise", "Salz", 2, "2 Prisen Salz"],
    ["2", "Msp.", "Zimt", 1 / 4, "etwa 1 Msp. Zimt"],
  ])("%s %s %s × %d is %s", (...row) => {
    expect(show(row, "asWritten", "de")).toBe(row[4]);
  });
});

describe("An amount in American measures", () => {
  it.each<Row>([
    ["250", "g", "Plain flour", 1, "about 2 cups plain flour"],
    ["70", "g", "Plain flour", 1, "about ½ cup + 1 tbsp plain flour"],
    ["700", "g", "Spaghetti", 1, "about 1½ lb spaghetti"],
    ["500", "g", "Spaghetti", 1, "about 1 lb 2 oz spaghetti"],
    ["250", "g", "Feta", 1, "about 9 oz feta"],
    ["250", "ml", "Milk", 1, "about 1 cup milk"],
    ["200", "ml", "Milk", 1, "about ¾ cup + 2 tbsp milk"],
    ["150", "ml", "Milk", 1, "about ⅔ cup milk"],
    ["30", "ml", "Milk", 1, "about 2 tbsp milk"],
    ["5", "ml", "Vanilla extract", 3, "about 1 tbsp vanilla extract"],
    ["1", "tsp", "Cumin", 7, "2 tbsp + 1 tsp cumin"],
    ["2", "EL", "Öl", 4, "½ Tasse Öl"],
  ])("%s %s %s × %d is %s", (...row) => {
    expect(show(row, "us", "en")).toBe(row[4]);
  });

  it("is written in the reader's language", () => {
    const row: Row = ["70", "g", "Mehl", 1, "etwa ½ Tasse + 1 EL Mehl"];
    expect(show(row, "us", "de")).toBe(row[4]);
  });
});

describe("An amount in metric measures", () => {
  it.each<Row>([
    ["2", "tbsp", "Olive oil", 1, "2 tbsp olive oil"],
    ["8", "tbsp", "Olive oil", 1, "8 tbsp olive oil"],
    ["2", "tbsp", "Olive oil", 7, "about 210 ml olive oil"],
    ["2", "tbsp", "Plain flour", 7, "about 105 g plain flour"],
    ["1", "tsp", "Salt", 7, "2 tbsp + 1 tsp salt"],
    ["25", "oz", "Spaghetti", 1, "about 710 g spaghetti"],
    ["1 1/2", "cups", "Milk", 1, "about 360 ml milk"],
    ["1", "cup", "Milk", 5, "about 1.2 l milk"],
    ["1", "stick", "Butter", 2, "about 225 g butter"],
  ])("%s %s %s × %d is %s", (...row) => {
    expect(show(row, "metric", "en")).toBe(row[4]);
  });
});
