import type { AppError, ErrorCode } from "../errors";

/** What a user may do, by the error that refuses everything else until the account is set up. */
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

/** Whether a request is refused for what its user has to set up first, although the token is good. */
export const mustSetUp = ({ code }: AppError): boolean => allowedDuringSetup.has(code);

/**
 * Whether a request is refused for what is wrong with its token or account.
 * @param fields the queries or mutations that it consists of
 */
export function isRefused(authError: AppError | null, fields: readonly string[]): boolean {
  if (!authError) return false;
  const allowedFields = allowedDuringSetup.get(authError.code);
  return !allowedFields || !fields.every((name) => allowedFields.includes(name));
}
