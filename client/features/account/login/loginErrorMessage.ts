import { errorMessage, parseApiError } from "../../../shared/apollo/apiError";
import { t } from "../../../shared/messages/t";
import { PasskeyError } from "../../../shared/passkeys";

/** The message for a failed login. */
export function loginErrorMessage(error: unknown): string {
  if (error instanceof PasskeyError) return error.message;
  const banned = parseApiError(error)?.code === "ACCOUNT_BANNED";
  return errorMessage(error) || (banned ? t("login.banned") : "");
}
