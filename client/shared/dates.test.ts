import { asDay, asLongDay } from "./dates";
import { type Language, readLanguageFrom } from "./words/language";
import { de } from "./words/de";
import { learn } from "./words/t";

beforeAll(() => learn("de", de));
afterEach(() => readLanguageFrom(() => "en"));

const locales = [
  ["en", "en-GB"],
  ["de", "de-DE"],
] as const satisfies [Language, string][];

const moments = Array.from(
  { length: 12 },
  (_, month) => new Date(Date.UTC(2026, month, 1, 23, 59)),
);

describe.each(locales)("In %s", (language, locale) => {
  beforeEach(() => readLanguageFrom(() => language));

  test.each([
    ["short", asDay],
    ["long", asLongDay],
  ] as const)("Days are written as everybody does, with %s months", (month, write) => {
    const writer = new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month,
      year: "numeric",
      timeZone: "UTC",
    });
    for (const moment of moments) expect(write(moment.toISOString())).toBe(writer.format(moment));
  });
});
