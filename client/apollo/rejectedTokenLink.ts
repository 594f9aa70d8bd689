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

/** Why the server takes no token any more, by the code of its refusal; null for other refusals. */
export const sessionEndReason = (code: string | undefined): SessionEnd["reason"] | null =>
  REASONS[code ?? ""] ?? null;

/**
 * Ends the session whose token the server rejects. A query is repeated as a visitor: public pages
 * continue to work, guarded ones redirect to the login. A rejected mutation shows a message instead.
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
