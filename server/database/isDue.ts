/**
 * The SQL condition that a stored moment has come. Such columns are rounded to the millisecond, half of them up, so
 * that what is stored with `now()` may seem to be of the future; rounded alike, it is due at once.
 *
 * @param column of the type `timestamp(3) with time zone`
 */
export const isDue = (column: string) => `${column} <= now()::timestamp(3) with time zone`;
