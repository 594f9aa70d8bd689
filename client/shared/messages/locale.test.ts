import { localeCookie, preferredLocale } from "./locale";

it.each([
  ["no preference", [], "en"],
  ["a language that we lack", ["fr-FR", "pt"], "en"],
  ["a language that only begins alike", ["den"], "en"],
  ["German", ["de"], "de"],
  ["the German of some country", ["de-AT", "en"], "de"],
  ["English before German", ["en-GB", "de"], "en"],
  ["German before English, after what we lack", ["fr", "de-CH", "en"], "de"],
])("With %s, %j, the page speaks %s", (_case, languages, spoken) => {
  expect(preferredLocale("", languages)).toBe(spoken);
});

it.each(["language=fr", "language=", "language=toString", "my_language=de", "languages=de"])(
  "The cookie %j chooses nothing",
  (cookies) => {
    expect(preferredLocale(cookies, ["en"])).toBe("en");
  },
);

it.each(["language=de", "a=b; language=de", "language=de; a=b", "a=b;language=de"])(
  "The cookies %j choose German, whatever the browser wishes",
  (cookies) => {
    expect(preferredLocale(cookies, ["en"])).toBe("de");
  },
);

it("A choice is kept for a year, everywhere on the site", () => {
  expect(localeCookie("de")).toBe("language=de; Path=/; Max-Age=31536000; SameSite=Lax");
});
