import { CombinedGraphQLErrors, ServerError } from "@apollo/client";
import { translateServerMessage } from "../messages/serverMessages";
import { t } from "../messages/t";

/** The server's error of a failed call. */
export interface ApiError {
  /** The code of our server; null for responses of other servers, such as a proxy. */
  code: string | null;
  status: number;
  message: string;
  /** The path of the invalid input field. */
  field?: string;
  /** The challenge for logging in with a second factor. */
  challenge?: string;
  /** The options for signing with a passkey as the second factor. */
  passkeyOptions?: object;
}

/** The maximum length of a plain-text message; longer bodies are HTML pages. */
const MAX_BODY_LENGTH = 200;

/** Reads the response of a failed call; returns null if there is none, for example offline. */
export function parseApiError(error: unknown): ApiError | null {
  if (ServerError.is(error)) {
    const message = error.bodyText.slice(0, MAX_BODY_LENGTH);
    return { code: null, status: error.statusCode, message };
  }
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  if (!first) return null;
  const { challenge, code, field, passkeyOptions, status } = first.extensions ?? {};
  return {
    code: String(code),
    status: Number(status),
    message: translateServerMessage(first.message),
    ...(typeof field === "string" ? { field } : {}),
    ...(typeof challenge === "string" ? { challenge } : {}),
    ...(typeof passkeyOptions === "object" && passkeyOptions ? { passkeyOptions } : {}),
  };
}

/** Returns the status of a failed call; 0 without a response, as in `XMLHttpRequest`. */
export const errorStatus = (error: unknown): number => parseApiError(error)?.status ?? 0;

/** Returns the message of an expected server error; null for unexpected errors. */
export function clientErrorMessage(error: unknown): string | null {
  const apiError = parseApiError(error);
  return apiError?.code && apiError.status < 500 ? apiError.message : null;
}

/** Describes any error in one sentence for users. */
export function errorMessage(error: unknown): string {
  const apiError = parseApiError(error);
  if (!apiError) return t("failed.network");
  const { message: body, status } = apiError;
  return clientErrorMessage(error) ?? t("failed.http", { status, body });
}
