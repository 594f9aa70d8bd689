/** The storage key of the timers. */
export const TIMERS_KEY = "timers";
