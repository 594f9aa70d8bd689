import { isLanguage, languages, preferredLocale, toLanguage } from "./locales";

it.each([
  ["no preference", [], "en"],
  ["a language that we lack", ["fr-FR", "pt"], "en"],
  ["a language that only begins alike", ["den"], "en"],
  ["German", ["de"], "de"],
  ["the German of some country", ["de-AT", "en"], "de"],
  ["English before German", ["en-US", "de"], "en"],
  ["British English", ["en-GB", "en", "de"], "en-GB"],
  ["British English in small letters", ["en-gb"], "en-GB"],
  ["the English of another country", ["en-AU", "en-GB"], "en"],
  ["German before British English", ["de-AT", "en-GB"], "de"],
  ["German before English, after what we lack", ["fr", "de-CH", "en"], "de"],
])("With %s, %j, the page is in the language %s", (_case, languages, spoken) => {
  expect(preferredLocale("", languages, "en")).toBe(spoken);
});

it.each(["language=fr", "language=", "language=toString", "my_language=de", "languages=de"])(
  "The cookie %j is ignored",
  (cookies) => {
    expect(preferredLocale(cookies, ["en"], "en")).toBe("en");
  },
);

it.each([
  "language=de",
  "a=b; language=de",
  "language=de; a=b",
  "a=b;language=de",
  "__Host-language=de; language=en",
])("The cookies %j select German regardless of the browser's preference", (cookies) => {
  expect(preferredLocale(cookies, ["en"], "en")).toBe("de");
});

it.each([[[]], [["*"]], [["fr-FR", "*"]], [["fr", "nl"]]])(
  "With %j, the page is in the language that the operator has set",
  (languages) => {
    expect(preferredLocale("", languages, "de")).toBe("de");
    expect(preferredLocale("language=en", languages, "de")).toBe("en");
    expect(preferredLocale("", [...languages, "en"], "de")).toBe("en");
  },
);

it("The locale of a region has the words of its language", () => {
  expect(languages).toEqual(["en", "de"]);
  expect([toLanguage("en-GB"), toLanguage("en"), toLanguage("de")]).toEqual(["en", "en", "de"]);
  expect(isLanguage("en-GB")).toBe(false);
  expect(preferredLocale("language=en-GB", ["de"], "en")).toBe("en-GB");
});
