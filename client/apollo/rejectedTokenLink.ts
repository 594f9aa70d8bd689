import { ErrorLink } from "@apollo/client/link/error";
import { type SessionEnd, sessionStore } from "../shared/session";
import { parseApiError } from "./apiError";

/** What our links note about an operation, in the context that the library leaves untyped. */
export interface OperationContext {
  headers?: Record<string, string>;
  /** Asked without the token, whoever is logged in. */
  asVisitor?: boolean;
}

const REASONS: Record<string, SessionEnd["reason"]> = {
  UNAUTHENTICATED: "expired",
  ACCOUNT_BANNED: "banned",
};

/** Why the server takes no token any more, by the code of its error; null for other errors. */
export const sessionEndReason = (code: string | null | undefined): SessionEnd["reason"] | null =>
  REASONS[code ?? ""] ?? null;

/**
 * Ends the session whose token the server refuses. A query is asked once more, as a visitor: public
 * pages go on, guarded ones lead to the login. After a refused mutation people are told where they are.
 */
export const rejectedTokenLink = (): ErrorLink =>
  new ErrorLink(({ error, operation, forward }) => {
    const apiError = parseApiError(error);
    const reason = sessionEndReason(apiError?.code);
    const { headers, asVisitor } = operation.getContext() as OperationContext;
    const token = headers?.["Authorization"]?.replace("Bearer ", "");
    if (!apiError || !reason || asVisitor || !token) return;
    const found = operation.operationType === "query" ? "reading" : "writing";
    sessionStore.refuse({ reason, found, message: apiError.message }, token);
    if (found === "writing") return;
    // Whoever has logged in meanwhile is asked for with the token of now.
    const isStillOurs = sessionStore.get()?.token === token;
    operation.setContext({ asVisitor: isStillOurs, headers: {} });
    return forward(operation);
  });
