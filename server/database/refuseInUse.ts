import { conflict } from "../errors";
import { violatedForeignKey } from "./translateDatabaseErrors";

/**
 * Runs a delete; when other rows still need what it would take away, says so.
 * @param message the words of the CONFLICT
 */
export async function refuseInUse<Result>(
  message: string,
  remove: () => Promise<Result>,
): Promise<Result> {
  try {
    return await remove();
  } catch (error) {
    throw violatedForeignKey(error) ? conflict(message) : error;
  }
}
