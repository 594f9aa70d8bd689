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
    expect(scaleText(recipe("people", "en"), 3)).toBe("For 3 people");
    expect(scaleText(recipe("loaf", "en-GB"), 3)).toBe("For 3 loaves");
  });

  it("is shown without other words in a language without messages", () => {
    expect(scaleText(recipe("personnes", "fr"), 3)).toBe("3 personnes");
  });

  it("is in the reader's language if the recipe has no unit or language", () => {
    asGerman();
    expect(scaleText(recipe(null, "en"), 3)).toBe("Für 3 Portionen");
    expect(scaleText(recipe("people", null), 3)).toBe("Für 3 people");
    expect(scaleText(recipe("Personen", "de-AT"), 3)).toBe("Für 3 Personen");
  });
});
