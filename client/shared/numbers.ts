import { decimalSeparator, memoizePerLocale } from "./messages/locale";

/**
 * Creates its `Intl.NumberFormat` on first use, which takes 100 ms on a phone during hydration. Nearly all
 * numbers are formatted without it.
 */
function makeFormatter(options: Intl.NumberFormatOptions) {
  const writer = memoizePerLocale((locale) => new Intl.NumberFormat(locale, options));
  return (number: number) => writer().format(number);
}

const grouped = makeFormatter({});
const withDecimals = makeFormatter({ useGrouping: false, maximumFractionDigits: 2 });

/** `formatNumber(1234)` is "1,234". */
export const formatNumber = (number: number): string =>
  Number.isInteger(number) && Math.abs(number) < 1_000 ? String(number) : grouped(number);

/** `formatAverage(4)` is "4.0": all averages have one decimal. */
export const formatAverage = (number: number): string =>
  number.toFixed(1).replace(".", decimalSeparator());

/** `formatPlainNumber(1500.5)` is "1500.5": in a recipe, "1,500" could mean one and a half. */
export const formatPlainNumber = (number: number): string =>
  Number.isSafeInteger(number) ? String(number) : withDecimals(number);
