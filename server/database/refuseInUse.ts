import { conflict } from "../errors";
import { findViolatedForeignKey } from "./translateDatabaseErrors";

/**
 * Runs a delete and throws CONFLICT if other rows reference the row.
 * @param message the message of the CONFLICT
 */
export async function refuseInUse<Result>(
  message: string,
  remove: () => Promise<Result>,
): Promise<Result> {
  try {
    return await remove();
  } catch (error) {
    throw findViolatedForeignKey(error) ? conflict(message) : error;
  }
}
