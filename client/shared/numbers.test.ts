import type { Locale } from "../../shared/locales";
import { formatAverage, formatNumber, formatPlainNumber } from "./numbers";
import { setLocaleSource } from "./messages/locale";

afterEach(() => setLocaleSource(() => "en"));

const locales = { en: "en-US", "en-GB": "en-GB", de: "de-DE" } as const;

describe.each(Object.keys(locales) as Locale[])("In the language %s", (language) => {
  beforeEach(() => setLocaleSource(() => language));
  const byLocale = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locales[language], options);

  test.each([0, 1, -7, 999, -999, 1000, 1234567, 0.5, -3.25])(
    "%d is formatted as a number",
    (number) => {
      expect(formatNumber(number)).toBe(byLocale({}).format(number));
    },
  );

  test.each([0, 1, 1500, 123456789, 1500.5, 0.333])(
    "%d is formatted as a plain number",
    (number) => {
      const writer = byLocale({ useGrouping: false, maximumFractionDigits: 2 });
      expect(formatPlainNumber(number)).toBe(writer.format(number));
    },
  );

  test.each([1, 4, 4.25, 4.5, 3.6666667, 10])("%d is formatted as an average", (number) => {
    const writer = byLocale({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
    expect(formatAverage(number)).toBe(writer.format(number));
  });
});
