/** The periods in days, including today. */
export const periods = [7, 30, 90, 365] as const;

const USUAL_PERIOD = 30;

/** Reads the period from the search params; an invalid value selects the default. */
export const readPeriod = (searchParams: URLSearchParams): number =>
  periods.find((days) => String(days) === searchParams.get("days")) ?? USUAL_PERIOD;
