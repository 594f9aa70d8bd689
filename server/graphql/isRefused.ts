import type { AppError } from "../errors";

/** What a user may do while a generated password has to be changed. */
const beforePasswordChange: readonly string[] = ["viewer", "changePassword", "logout"];

/**
 * Whether a request is refused for what is wrong with its token or account.
 * @param fields the queries or mutations that it consists of
 */
export const isRefused = (authError: AppError | null, fields: readonly string[]): boolean =>
  authError !== null &&
  !(
    authError.code === "PASSWORD_CHANGE_REQUIRED" &&
    fields.every((name) => beforePasswordChange.includes(name))
  );
