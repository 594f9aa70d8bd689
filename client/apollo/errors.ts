import { CombinedGraphQLErrors, ServerError } from "@apollo/client";
import { t } from "../shared/words/t";

/** What our server says about an error, in the extensions that it promises. */
export interface Told {
  code: string;
  status: number;
  message: string;
  /** The input field that broke a rule. */
  field?: string;
}

/** What the server told about a failed operation; null when it told nothing, as without network. */
export function toldBy(error: unknown): Told | null {
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
export function answeredBy(error: unknown): { status: number; body: string } | null {
  if (ServerError.is(error)) return { status: error.statusCode, body: error.bodyText };
  const told = toldBy(error);
  return told && { status: told.status, body: told.message };
}

/** The status of a failed call; 0 without an answer, as browsers have it. */
export const statusOf = (error: unknown): number =>
  toldBy(error)?.status ?? (ServerError.is(error) ? error.statusCode : 0);

/** What the server says about a refusal; null when the fault is not ours to explain. */
export function refusalOf(error: unknown): string | null {
  const told = toldBy(error);
  return told && told.status < 500 ? told.message : null;
}

/** One sentence about any failure, for people. */
export function messageOf(error: unknown): string {
  const told = toldBy(error);
  if (told)
    return told.status >= 500
      ? t("failed.http", { status: told.status, body: told.message })
      : told.message;
  if (ServerError.is(error))
    return t("failed.http", { status: error.statusCode, body: error.bodyText.slice(0, 200) });
  return t("failed.network");
}
