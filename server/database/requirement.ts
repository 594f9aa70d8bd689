import { DatabaseError } from "pg";
import { QueryFailedError } from "typeorm";

/** PostgreSQL's code for a text that is no number. */
const INVALID_TEXT = "22P02";

/**
 * SQL that fails unless a condition holds, and so undoes the transaction that it is part of.
 * @param message what the server's log says then
 */
export const requireThat = (condition: string, message: string): string =>
  `(case when ${condition} then '1' else '${message}' end)::int`;

/** Whether a statement has failed because what it requires does not hold. */
export const isUnmet = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  error.driverError instanceof DatabaseError &&
  error.driverError.code === INVALID_TEXT;
