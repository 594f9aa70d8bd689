import { langOf, wordsLanguage } from "./languages";
import { setLocaleSource } from "./messages/locale";
import { yieldText } from "./servings";

afterEach(() => setLocaleSource(() => "en"));

describe("On a page in British English", () => {
  beforeEach(() => setLocaleSource(() => "en-GB"));

  it.each(["en", "en-GB"])("a recipe in %s is in the language of the page", (language) => {
    expect(langOf(language)).toBeUndefined();
    expect(wordsLanguage(language)).toBe("en");
    expect(yieldText(4, "people", language)).toBe("Serves 4");
  });

  it("a recipe without a language has English words, and a German one has its own", () => {
    expect([wordsLanguage(null), wordsLanguage("de"), langOf("de")]).toEqual(["en", "de", "de"]);
    expect(yieldText(4, "Personen", "de")).toBe("Für 4 Personen");
  });
});
