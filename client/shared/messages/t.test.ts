import type { Locale } from "../../../shared/locales";
import { displayName } from "../../../package.json";
import { formatDate, formatLongDate } from "../dates";
import { formatAverage, formatNumber } from "../numbers";
import { de } from "./de";
import { setLocaleSource } from "./locale";
import { addMessages, t } from "./t";

let language: Locale = "en";

beforeAll(() => addMessages("de", de));

beforeEach(() => {
  language = "en";
  setLocaleSource(() => language);
});

it("The English texts are available without loading", () => {
  expect(t("bar.home")).toBe("Home");
});

it("A text is read in the current language", () => {
  expect(t("bar.recipes")).toBe("Recipes");
  language = "de";
  expect(t("bar.recipes")).toBe("Rezepte");
});

it("No message contains the product's name", () => {
  expect(t("pageTitle", { page: "Login" })).toBe(`Login · ${displayName}`);
});

it.each([
  ["en", 0, "0 recipes"],
  ["en", 1, "1 recipe"],
  ["en", 1234, "1,234 recipes"],
  ["de", 1, "1 Rezept"],
  ["de", 1234, "1.234 Rezepte"],
] as const)("In %s, the text for a number of recipes of %d is %j", (spoken, count, text) => {
  language = spoken;
  expect(t("list.found", { count })).toBe(text);
});

it.each(["<b>&amp;</b>", "{{brand}}", "$t(bar.home)", "$&", "$1"])(
  "A value such as %j is inserted into a message unchanged",
  (name) => {
    expect(t("bar.greeting", { name })).toBe(`Hello, ${name}`);
  },
);

it("Dates and numbers are formatted in the current language", () => {
  const read = () => [
    formatDate("2026-11-02"),
    formatLongDate("2026-11-02"),
    formatNumber(1234),
    formatAverage(4),
  ];
  expect(read()).toEqual(["Nov 2, 2026", "November 2, 2026", "1,234", "4.0"]);
  language = "de";
  expect(read()).toEqual(["2. Nov. 2026", "2. November 2026", "1.234", "4,0"]);
});

it("A wrong key, or a missing, wrong or superfluous value, does not compile", () => {
  // @ts-expect-error there is no such key
  t("bar.nothing");
  // @ts-expect-error a branch is no text
  t("bar");
  // @ts-expect-error a form is chosen by its count
  t("list.found_one", { count: 1 });
  // @ts-expect-error a value is missing
  t("bar.greeting");
  // @ts-expect-error another value is asked for
  t("bar.greeting", { nam: "Nell" });
  // @ts-expect-error a count is a number
  t("list.found", { count: "1" });
  // @ts-expect-error nothing is asked for
  t("bar.home", { name: "Nell" });
  expect(t("list.moreShown", { shown: 1, total: 2 })).toBe("1 of 2 recipes shown");
});
