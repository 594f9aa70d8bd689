import { addMessages } from "../../../shared/messages/t";
import { de } from "../../../shared/messages/de";
import { setLocaleSource } from "../../../shared/messages/locale";
import { scaleText } from "./scaleText";

afterEach(() => setLocaleSource(() => "en"));

const asGerman = () => {
  addMessages("de", de);
  setLocaleSource(() => "de");
};
const recipe = (servingsUnit: string | null, language: string | null) => ({
  servings: 4,
  servingsUnit,
  language,
});

describe("The yield of a recipe", () => {
  it("is in the language of the recipe, not of the reader", () => {
    expect(scaleText(recipe("Personen", "de"), 3)).toBe("Für 3 Personen");
    asGerman();
    expect(scaleText(recipe("people", "en"), 3)).toBe("Serves 3");
    expect(scaleText(recipe("loaf", "en-GB"), 3)).toBe("Makes 3 loaves");
  });

  it("is shown without other words in a language without messages", () => {
    expect(scaleText(recipe("personnes", "fr"), 3)).toBe("3 personnes");
  });

  it("is in the reader's language if the recipe has no unit or language", () => {
    asGerman();
    expect(scaleText(recipe(null, "en"), 3)).toBe("Für 3 Portionen");
    expect(scaleText(recipe("people", null), 3)).toBe("Für 3 Personen");
    expect(scaleText(recipe("Personen", "de-AT"), 3)).toBe("Für 3 Personen");
    expect(scaleText(recipe("Personen", "de-AT"), 1)).toBe("Für 1 Person");
  });

  it.each([
    [null, 8, "Serves 8", "Für 8 Portionen"],
    [null, 1, "Serves 1", "Für 1 Portion"],
    ["people", 8, "Serves 8", "Für 8 Personen"],
    ["biscuits", 24, "Makes 24 biscuits", "Ergibt 24 biscuits"],
    ["Kekse", 24, "Makes 24 Kekse", "Ergibt 24 Kekse"],
    ["Keks", 2, "Makes 2 Kekse", "Ergibt 2 Kekse"],
    ["litres", 1.5, "Makes 1.5 litres", "Ergibt 1,5 litres"],
    // A size is never scaled.
    ["loaf (20 cm)", 1, "Makes 1 loaf (20 cm)", "Ergibt 1 loaf (20 cm)"],
    ["loaf (20 cm)", 2, "Makes 2 loaves (20 cm)", "Ergibt 2 loaves (20 cm)"],
    ["pie (9-inch)", 2, "Makes 2 pies (9-inch)", "Ergibt 2 pies (9-inch)"],
    ["Kastenform (30 cm)", 2, "Makes 2 Kastenformen (30 cm)", "Ergibt 2 Kastenformen (30 cm)"],
    [
      "Gugelhupf (1 cup each)",
      2,
      "Makes 2 Gugelhupf (1 cup each)",
      "Ergibt 2 Gugelhupf (1 cup each)",
    ],
  ])("with the unit %j and the scale %d reads %j, in German %j", (unit, scale, english, german) => {
    expect(scaleText(recipe(unit, null), scale)).toBe(english);
    asGerman();
    expect(scaleText(recipe(unit, null), scale)).toBe(german);
  });
});
