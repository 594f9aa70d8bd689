/**
 * Returns the SQL condition that a stored time has passed. Such columns are rounded to milliseconds, so a
 * stored `now()` may appear to be in the future. Rounding the current time in the same way makes it due at
 * once.
 * @param column a column of the type `timestamp(3) with time zone`
 */
export const isDue = (column: string) => `${column} <= now()::timestamp(3) with time zone`;
