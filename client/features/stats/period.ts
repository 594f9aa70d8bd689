/** The periods in days, including today. */
export const periods = [7, 30, 90, 365] as const;

const USUAL_PERIOD = 30;

/** Reads search params. What they cannot mean is as good as left out. */
export const readPeriod = (searchParams: URLSearchParams): number =>
  periods.find((days) => String(days) === searchParams.get("days")) ?? USUAL_PERIOD;
