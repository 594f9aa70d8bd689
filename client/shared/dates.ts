import { perLocale } from "./words/language";
import { t } from "./words/t";

/**
 * The parts of a day, the same for everybody. With our own words: the browser's own writer of dates
 * takes a phone a tenth of a second to begin with, when a page is taken over.
 */
function partsOf(moment: string, months: string) {
  const date = new Date(moment);
  const month = months.split(" ")[date.getUTCMonth()] ?? "";
  return { day: date.getUTCDate(), month, year: String(date.getUTCFullYear()) };
}

/** A day such as 21 Nov 2026, the same for everybody. */
export const asDay = (moment: string): string =>
  t("dates.day", partsOf(moment, t("dates.shortMonths")));

/** A day such as 21 November 2026, the same for everybody. */
export const asLongDay = (moment: string): string =>
  t("dates.day", partsOf(moment, t("dates.months")));

const momentWriter = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
);

/** A day and a time of day, where the reader is. */
export const asMoment = (moment: string): string => momentWriter().format(new Date(moment));
