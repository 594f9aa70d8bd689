import { perLocale } from "./words/language";

function written(options: Intl.DateTimeFormatOptions) {
  const writer = perLocale((locale) => new Intl.DateTimeFormat(locale, options));
  return (moment: string) => writer().format(new Date(moment));
}

/** A day such as 21 Nov 2026, the same for everybody. */
export const asDay = written({ dateStyle: "medium", timeZone: "UTC" });

/** A day such as 21 November 2026, the same for everybody. */
export const asLongDay = written({ dateStyle: "long", timeZone: "UTC" });

/** A day and a time of day, where the reader is. */
export const asMoment = written({ dateStyle: "medium", timeStyle: "short" });
