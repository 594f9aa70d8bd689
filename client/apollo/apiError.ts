import { CombinedGraphQLErrors, ServerError } from "@apollo/client";
import { t } from "../shared/messages/t";

/** What our server says about an error, in the extensions that it promises. */
export interface ApiError {
  code: string;
  status: number;
  message: string;
  /** The input field that broke a rule. */
  field?: string;
}

/** The server's error of a failed operation; null if there was no response. */
export function parseApiError(error: unknown): ApiError | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const [first] = error.errors;
  if (!first) return null;
  const { code, status, field } = first.extensions ?? {};
  return {
    code: String(code),
    status: Number(status),
    message: first.message,
    ...(typeof field === "string" ? { field } : {}),
  };
}

/** The HTTP status and the words of any answer that is a failure; null when none came at all. */
export function errorResponse(error: unknown): { status: number; body: string } | null {
  if (ServerError.is(error)) return { status: error.statusCode, body: error.bodyText };
  const apiError = parseApiError(error);
  return apiError && { status: apiError.status, body: apiError.message };
}

/** The status of a failed call; 0 without an answer, as browsers have it. */
export const errorStatus = (error: unknown): number =>
  parseApiError(error)?.status ?? (ServerError.is(error) ? error.statusCode : 0);

/** What the server says about a refusal; null when the fault is not ours to explain. */
export function clientErrorMessage(error: unknown): string | null {
  const apiError = parseApiError(error);
  return apiError && apiError.status < 500 ? apiError.message : null;
}

/** One sentence about any failure, for people. */
export function errorMessage(error: unknown): string {
  const apiError = parseApiError(error);
  if (apiError)
    return apiError.status >= 500
      ? t("failed.http", { status: apiError.status, body: apiError.message })
      : apiError.message;
  if (ServerError.is(error))
    return t("failed.http", { status: error.statusCode, body: error.bodyText.slice(0, 200) });
  return t("failed.network");
}
