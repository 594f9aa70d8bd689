import { perLocale } from "./words/language";

function written(options: Intl.NumberFormatOptions) {
  const writer = perLocale((locale) => new Intl.NumberFormat(locale, options));
  return (number: number) => writer().format(number);
}

/** `asNumber(1234)` is "1,234". */
export const asNumber = written({});

/** `asAverage(4)` is "4.0": all averages have as many digits. */
export const asAverage = written({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `asPlainNumber(1500.5)` is "1500.5": in a recipe "1,500" may be one and a half. */
export const asPlainNumber = written({ useGrouping: false, maximumFractionDigits: 2 });
