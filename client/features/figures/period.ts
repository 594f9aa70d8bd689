/** How many days one can look back, today included. */
export const periods = [7, 30, 90, 365] as const;

const USUAL_PERIOD = 30;

/** Reads an address. What it cannot mean is as good as left out. */
export const readPeriod = (address: URLSearchParams): number =>
  periods.find((days) => String(days) === address.get("days")) ?? USUAL_PERIOD;
