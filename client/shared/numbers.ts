import { decimalSeparator, memoizePerLocale } from "./messages/locale";

/**
 * The browser's own writer of numbers takes a phone a tenth of a second to begin with, when a page is
 * taken over. What looks the same without it, as do nearly all numbers here, is written without it.
 */
function makeFormatter(options: Intl.NumberFormatOptions) {
  const writer = memoizePerLocale((locale) => new Intl.NumberFormat(locale, options));
  return (number: number) => writer().format(number);
}

const grouped = makeFormatter({});
const withDecimals = makeFormatter({ useGrouping: false, maximumFractionDigits: 2 });

/** `asNumber(1234)` is "1,234". */
export const formatNumber = (number: number): string =>
  Number.isInteger(number) && Math.abs(number) < 1_000 ? String(number) : grouped(number);

/** `asAverage(4)` is "4.0": all averages have as many digits. */
export const formatAverage = (number: number): string =>
  number.toFixed(1).replace(".", decimalSeparator());

/** `asPlainNumber(1500.5)` is "1500.5": in a recipe "1,500" may be one and a half. */
export const formatPlainNumber = (number: number): string =>
  Number.isSafeInteger(number) ? String(number) : withDecimals(number);
