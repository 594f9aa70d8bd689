import { isLanguage, type Locale, locales, toLanguage } from "../../../shared/locales";
import { serverMessages as germanServerMessages } from "./de.server";
import { de } from "./de";
import { en } from "./en";
import { enScreens } from "./en.screens";
import { enGB, serverMessages as britishServerMessages } from "./en-GB";

interface Branch {
  readonly [name: string]: string | Branch;
}

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

const englishTexts = new Map([en, enScreens].flatMap((part) => texts(part)));

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
    const translated = Object.entries(placeholders(catalogue));
    for (const part of [en, enScreens].map(placeholders)) {
      const same = translated.filter(([key]) => Object.hasOwn(part, key));
      expect(same).toEqual(Object.entries(part));
    }
    const all = { ...placeholders(en), ...placeholders(enScreens) };
    expect(translated.map(([key]) => key).sort()).toEqual(Object.keys(all).sort());
  });

  it("has a text for each key", () => {
    const empty = texts(catalogue).filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });

  it("has no untranslated English sentence", () => {
    const same = texts(catalogue).filter(([path, text]) => englishTexts.get(path) === text);
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
  const all = { ...plurals(en), ...plurals(enScreens) };
  for (const forms of Object.values(all)) expect(forms).toEqual(["one", "other"]);
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
  it("belong to English, which is bundled", () => {
    expect([isLanguage(locale), toLanguage(locale)]).toEqual([false, "en"]);
  });

  it("have the keys and placeholders of the English messages, and differ from these", () => {
    const names = (text: string) =>
      [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name).sort();
    for (const [path, text] of texts(differences)) {
      expect([path, names(text)]).toEqual([path, names(englishTexts.get(path)!)]);
      expect([path, text]).not.toEqual([path, englishTexts.get(path)]);
    }
  });

  it("replace each American spelling, except in the texts that the specification fixes", () => {
    const all = new Map([...englishTexts, ...texts(differences)]);
    const american = [...all].filter(([, text]) => AMERICAN.test(text) && !FIXED.includes(text));
    expect(american).toEqual([]);
  });

  it("replace each American spelling of the server", () => {
    const american = Object.keys(germanServerMessages).filter((message) => AMERICAN.test(message));
    expect(Object.keys(ofServer).sort()).toEqual(american.sort());
    for (const text of Object.values(ofServer)) expect(text).not.toMatch(AMERICAN);
  });
});
