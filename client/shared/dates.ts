import { memoizePerLocale } from "./messages/locale";
import { t } from "./messages/t";

/**
 * Formats the parts of a date with our own month names, because the first use of
 * `Intl.DateTimeFormat` takes 100 ms on a phone during hydration.
 */
function formatParts(moment: string, months: string) {
  const date = new Date(moment);
  const month = months.split(" ")[date.getUTCMonth()] ?? "";
  return { day: date.getUTCDate(), month, year: String(date.getUTCFullYear()) };
}

/** Formats a date with a short month, such as “Nov 21, 2026”, in UTC. */
export const formatDate = (moment: string): string =>
  t("dates.day", formatParts(moment, t("dates.shortMonths")));

/** Formats a date with a long month, such as “November 21, 2026”, in UTC. */
export const formatLongDate = (moment: string): string =>
  t("dates.day", formatParts(moment, t("dates.months")));

const ageWriter = memoizePerLocale(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: "always" }),
);

const MINUTE = 60_000;
const ages: readonly [unit: "minute" | "hour" | "day", milliseconds: number, most: number][] = [
  ["minute", MINUTE, 60],
  ["hour", 60 * MINUTE, 24],
  ["day", 24 * 60 * MINUTE, Infinity],
];

/**
 * Formats the age of a moment, such as "5 minutes ago". Both arguments are in milliseconds, as from
 * `Date.now()`.
 */
export function formatAge(moment: number, now: number): string {
  const age = Math.max(0, now - moment);
  if (age < MINUTE) return t("dates.justNow");
  const [unit, length] = ages.find(([, milliseconds, most]) => age < milliseconds * most)!;
  return ageWriter().format(-Math.floor(age / length), unit);
}

const momentWriter = memoizePerLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
);

/** Formats a date and time in the reader's time zone. */
export const formatDateTime = (moment: string): string => momentWriter().format(new Date(moment));
