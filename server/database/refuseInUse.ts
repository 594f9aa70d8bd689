import { QueryFailedError } from "typeorm";
import { conflict } from "../errors";

const FOREIGN_KEY_VIOLATION = "23503";

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
    const fault = error instanceof QueryFailedError ? error.driverError : undefined;
    throw (fault as { code?: string })?.code === FOREIGN_KEY_VIOLATION ? conflict(message) : error;
  }
}
