import type { Locale } from "../../shared/locales";
import { formatAge, formatDate, formatDateTime, formatLongDate } from "./dates";
import { setLocaleSource } from "./messages/locale";
import { de } from "./messages/de";
import { enGB } from "./messages/en-GB";
import { addMessages } from "./messages/t";

beforeAll(() => {
  addMessages("de", de);
  addMessages("en-GB", enGB);
});
afterEach(() => setLocaleSource(() => "en"));

const locales = [
  ["en", "en-US"],
  ["en-GB", "en-GB"],
  ["de", "de-DE"],
] as const satisfies [Locale, string][];

const moments = Array.from(
  { length: 12 },
  (_, month) => new Date(Date.UTC(2026, month, 1, 23, 59)),
);

describe.each(locales)("In the language %s", (language, locale) => {
  beforeEach(() => setLocaleSource(() => language));

  test.each([
    ["short", formatDate],
    ["long", formatLongDate],
  ] as const)("days are written in the usual order, with %s months", (month, write) => {
    const writer = new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month,
      year: "numeric",
      timeZone: "UTC",
    });
    for (const moment of moments) expect(write(moment.toISOString())).toBe(writer.format(moment));
  });
});

it.each([
  ["en", /^Nov 21, 2026, \d{1,2}:\d\d\s[AP]M$/],
  ["en-GB", /^21 Nov 2026, \d\d:\d\d$/],
  ["de", /^21\.11\.2026, \d\d:\d\d$/],
] as const)("In %s, a time is written in the form of the country", (language, form) => {
  setLocaleSource(() => language);
  expect(formatDateTime("2026-11-21T12:00:00Z")).toMatch(form);
});

it.each([
  ["en", 59_000, "just now"],
  ["en", 5 * 60_000, "5 minutes ago"],
  ["en", 60 * 60_000, "1 hour ago"],
  ["en", 49 * 3_600_000, "2 days ago"],
  ["en", -5_000, "just now"],
  ["de", 5 * 60_000, "vor 5 Minuten"],
] as const)("In %s, an age of %d milliseconds is written as %s", (language, age, written) => {
  setLocaleSource(() => language);
  expect(formatAge(1_000_000_000, 1_000_000_000 + age)).toBe(written);
});
