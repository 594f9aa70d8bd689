import type { AppError, ErrorCode } from "../errors";

/** The fields that a user may call before the account is set up, by the error that refuses all others. */
const allowedDuringSetup: ReadonlyMap<ErrorCode, readonly string[]> = new Map([
  ["PASSWORD_CHANGE_REQUIRED", ["viewer", "changePassword", "logout"]],
  [
    "TWO_FACTOR_SETUP_REQUIRED",
    [
      "viewer",
      "viewerTwoFactor",
      "setUpAuthenticator",
      "confirmAuthenticator",
      "preparePasskey",
      "addPasskey",
      "changePassword",
      "logout",
    ],
  ],
]);

/** Returns true if a request with a valid token is refused because its user has to set up the account first. */
export const mustSetUp = ({ code }: AppError): boolean => allowedDuringSetup.has(code);

/**
 * Returns true if a request is refused because of its token or account.
 * @param fields the root fields of the request
 */
export function isRefused(authError: AppError | null, fields: readonly string[]): boolean {
  if (!authError) return false;
  const allowedFields = allowedDuringSetup.get(authError.code);
  return !allowedFields || !fields.every((name) => allowedFields.includes(name));
}
