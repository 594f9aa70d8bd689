import { decimalSeparator, memoizePerLocale } from "./messages/locale";

/**
 * Creates a formatter that makes its `Intl.NumberFormat` on first use, which takes 100 ms on a
 * phone during hydration. Nearly all numbers are formatted without it.
 */
function makeFormatter(options: Intl.NumberFormatOptions) {
  const writer = memoizePerLocale((locale) => new Intl.NumberFormat(locale, options));
  return (number: number) => writer().format(number);
}

const grouped = makeFormatter({});
const withDecimals = makeFormatter({ useGrouping: false, maximumFractionDigits: 2 });

/** Formats a number with separators: `formatNumber(1234)` is "1,234". */
export const formatNumber = (number: number): string =>
  Number.isInteger(number) && Math.abs(number) < 1_000 ? String(number) : grouped(number);

/** Formats an average with one decimal: `formatAverage(4)` is "4.0". */
export const formatAverage = (number: number): string =>
  number.toFixed(1).replace(".", decimalSeparator());

/**
 * Formats a number without separators, because "1,500" in a recipe could mean one and a half:
 * `formatPlainNumber(1500.5)` is "1500.5".
 */
export const formatPlainNumber = (number: number): string =>
  Number.isSafeInteger(number) ? String(number) : withDecimals(number);
