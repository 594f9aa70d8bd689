import { isLanguage, type Locale, locales, toLanguage } from "../../../shared/locales";
import { serverMessages as germanServerMessages } from "./de.server";
import { de } from "./de";
import { en as publicTexts } from "./en";
import { enScreens } from "./en.screens";
import { enGB, serverMessages as britishServerMessages } from "./en-GB";

interface Branch {
  readonly [name: string]: string | Branch;
}

const en = { ...publicTexts, ...enScreens };

/** Selects the parts of a catalog that have the names of a part of the English catalog. */
const pick = (catalogue: Branch, part: Branch): Branch =>
  Object.fromEntries(Object.entries(catalogue).filter(([name]) => Object.hasOwn(part, name)));

const catalogues: [string, Branch][] = [["de", de]];

/** The differences of regions, with those of the server's messages. */
const regions: [Locale, Branch, Readonly<Record<string, string>>][] = [
  ["en-GB", enGB, britishServerMessages],
];

/** Maps each text to its path. */
const texts = (branch: Branch, path = ""): [string, string][] =>
  Object.entries(branch).flatMap(([name, inside]) =>
    typeof inside === "string"
      ? [[path + name, inside] as [string, string]]
      : texts(inside, `${path}${name}.`),
  );

const FORM = /_(zero|one|two|few|many|other)$/;

/** Collects the placeholders of each key's texts; the forms of a plural share a key. */
function placeholders(catalogue: Branch) {
  const found: Record<string, string[]> = {};
  for (const [path, text] of texts(catalogue)) {
    const key = path.replace(FORM, "");
    const names = [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name ?? "");
    found[key] = [...new Set([...(found[key] ?? []), ...names])].sort();
  }
  return found;
}

/** Collects the keys of plurals with their forms. */
function plurals(catalogue: Branch) {
  const found: Record<string, string[]> = {};
  for (const [path] of texts(catalogue)) {
    const [suffix, form] = FORM.exec(path) ?? [];
    if (suffix && form) (found[path.slice(0, -suffix.length)] ??= []).push(form);
  }
  return found;
}

describe.each(catalogues)("The catalog %s", (language, catalogue) => {
  it("has the keys and placeholders of the English catalog, in the same order", () => {
    for (const part of [publicTexts, enScreens]) {
      const translated = placeholders(pick(catalogue, part));
      expect(Object.entries(translated)).toEqual(Object.entries(placeholders(part)));
    }
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort());
  });

  it("has a text for each key", () => {
    const empty = texts(catalogue).filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });

  it("has no untranslated English sentence", () => {
    const english = new Map(texts(en));
    const same = texts(catalogue).filter(([path, text]) => english.get(path) === text);
    // The test ignores single words, signs and values, which may be the same in both languages.
    const sentences = same.filter(([, text]) => / \w/.test(text.replace(/\{\{.*?\}\}/g, "")));
    expect(sentences).toEqual([]);
  });

  it("has all plural forms of its language", () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const forms = Object.values(plurals(catalogue)).map((some) => some.sort());
    expect(forms.length).toBeGreaterThan(0);
    for (const some of forms) expect(some).toEqual([...pluralCategories].sort());
  });
});

it("Each plural in English has a form for one and a form for other numbers", () => {
  for (const forms of Object.values(plurals(en))) expect(forms).toEqual(["one", "other"]);
});

/** The spellings that differ between America and Britain. */
const AMERICAN =
  /\b(?:colors?|favor\w*|flavors?|(?:recogn|organ|real|apolog|custom)iz\w+|cancel(?:ed|ing)|labeled|center|gray|check ?marks?)\b/i;

/** The texts that the specification fixes for each English. */
const FIXED = ["Add to Favorites", "Remove from Favorites", "No favorites."];

it("Each locale has a catalog that is tested here", () => {
  const names = [...catalogues, ...regions].map(([name]) => name);
  expect(["en", ...names].sort()).toEqual(Object.keys(locales).sort());
});

describe.each(regions)("The differences of %s", (locale, differences, ofServer) => {
  const english = new Map(texts(en));

  it("belong to English, which is bundled", () => {
    expect([isLanguage(locale), toLanguage(locale)]).toEqual([false, "en"]);
  });

  it("have the keys and placeholders of the English messages, and differ from these", () => {
    const names = (text: string) =>
      [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name).sort();
    for (const [path, text] of texts(differences)) {
      expect([path, names(text)]).toEqual([path, names(english.get(path)!)]);
      expect([path, text]).not.toEqual([path, english.get(path)]);
    }
  });

  it("replace each American spelling, except in the texts that the specification fixes", () => {
    const all = new Map([...english, ...texts(differences)]);
    const american = [...all].filter(([, text]) => AMERICAN.test(text) && !FIXED.includes(text));
    expect(american).toEqual([]);
  });

  it("replace each American spelling of the server", () => {
    const american = Object.keys(germanServerMessages).filter((message) => AMERICAN.test(message));
    expect(Object.keys(ofServer).sort()).toEqual(american.sort());
    for (const text of Object.values(ofServer)) expect(text).not.toMatch(AMERICAN);
  });
});
