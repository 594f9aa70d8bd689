import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from "typeorm";
import { badInput, conflict, type AppError, notFound, unavailable } from "../errors";
import { toSnakeCase } from "../../shared/changeCase";
import { hasSeveral, referenceEntries } from "../../shared/referenceKinds";
import { ownProperty } from "../../shared/ownProperty";

/** The errors for violated unique constraints, by constraint name. */
export const uniqueViolations: Record<string, () => AppError> = {
  uq_users_name_key: () => conflict("Username already taken.", "name"),
  uq_users_email_key: () => conflict("Email already in use.", "email"),
  uq_contributor_requests_open: () => conflict("You have already asked to contribute."),
  uq_reviews_user_id_recipe_id: () => conflict("You have already reviewed this recipe."),
  uq_aliases_kind_name_key: () => conflict("Alias already exists.", "name"),
  ...Object.fromEntries(
    referenceEntries.map(([name, { thing }]) => [
      `uq_${toSnakeCase(name)}_name_key`,
      () => conflict(`${thing} already exists.`, "name"),
    ]),
  ),
};

/** The errors for missing rows to which foreign keys refer, by constraint name. */
export const foreignKeyViolations: Record<string, () => AppError> = {
  ...Object.fromEntries(
    referenceEntries.map(([, kind]) => [
      `fk_${kind.usedIn}_${toSnakeCase(kind.key)}`,
      () =>
        badInput(
          hasSeveral(kind)
            ? `One of the ${kind.words.several} does not exist.`
            : `This ${kind.thing.toLowerCase()} does not exist.`,
          kind.input,
        ),
    ]),
  ),
  fk_reviews_recipe_id: () => notFound("Recipe"),
  fk_favorites_recipe_id: () => notFound("Recipe"),
  fk_notes_recipe_id: () => notFound("Recipe"),
  fk_reviews_user_id: () => notFound("User"),
  fk_favorites_user_id: () => notFound("User"),
  fk_notes_user_id: () => notFound("User"),
};

const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";
const OUT_OF_RANGE = "22003";
const CHECK_VIOLATION = "23514";
const UNTRANSLATABLE_CHARACTER = "22021";
/**
 * Matches the SQLSTATE of a lost connection, deadlock, too many connections, shutdown, statement or
 * lock timeout, or a write to a standby. The last ones are transactions that paused or, from
 * PostgreSQL 17, took too long.
 */
const AWAY = /^(08|40|53|57)|^(55P03|25006|25P03|25P04)$/;
const awayMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|driver.{0,50}not connected/i;
const awayCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOENT", "ETIMEDOUT"]);

interface DriverError extends Error {
  code?: string;
  constraint?: string;
  detail?: string;
}

/**
 * The constraint that a trigger reports for a name that is an alias. The detail is the name of the aliased
 * object.
 */
const NAME_IS_ALIAS = "name_is_alias";

const getDriverError = (error: Error) =>
  (error instanceof QueryFailedError ? error.driverError : error) as DriverError;

/**
 * Returns the name of the violated foreign key: a row references a missing one, or a referenced row
 * would be deleted. Null for other errors.
 */
export function findViolatedForeignKey(error: unknown): string | null {
  const driverError = error instanceof Error ? getDriverError(error) : null;
  return driverError?.code === FOREIGN_KEY_VIOLATION ? (driverError.constraint ?? null) : null;
}

/** Returns the error for the client; null for an unexpected database error. */
export function translateDatabaseError(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null;
  const driverError = getDriverError(error);
  const { code = "", constraint = "" } = driverError;
  if (code === UNIQUE_VIOLATION && constraint === NAME_IS_ALIAS)
    return conflict(`This is another name of ${driverError.detail}.`, "name");
  if (code === UNIQUE_VIOLATION) return ownProperty(uniqueViolations, constraint)?.() ?? null;
  if (code === FOREIGN_KEY_VIOLATION)
    return ownProperty(foreignKeyViolations, constraint)?.() ?? null;
  if (code === CHECK_VIOLATION || code === OUT_OF_RANGE)
    return badInput("A value is out of range.");
  if (code === UNTRANSLATABLE_CHARACTER)
    return badInput("Text must not contain the NUL character.");
  const isAway =
    // The error means that the driver closed a lost connection between two statements of a
    // transaction.
    error instanceof QueryRunnerAlreadyReleasedError ||
    error instanceof QueryRunnerProviderAlreadyReleasedError ||
    AWAY.test(code) ||
    awayCodes.has(code) ||
    awayMessages.test(driverError.message);
  return isAway ? unavailable(error) : null;
}
