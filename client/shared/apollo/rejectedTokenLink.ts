import { ErrorLink } from "@apollo/client/link/error";
import { sessionStore } from "../session";
import { parseApiError } from "./apiError";
import { sessionEndReason } from "./sessionEndReason";

/** What our links note about an operation, in the context that the library leaves untyped. */
export interface OperationContext {
  headers?: Record<string, string>;
  /** Sent without the token, whoever is logged in. */
  asVisitor?: boolean;
}

/**
 * Ends the session whose token the server rejects. A query is repeated as a visitor: public pages
 * continue to work, guarded ones redirect to the login. A rejected mutation shows a message instead.
 */
export const rejectedTokenLink = (): ErrorLink =>
  new ErrorLink(({ error, operation: rejectedOperation, forward }) => {
    const apiError = parseApiError(error);
    const reason = sessionEndReason(apiError?.code);
    const { headers, asVisitor } = rejectedOperation.getContext() as OperationContext;
    const token = headers?.["Authorization"]?.replace("Bearer ", "");
    if (!apiError || !reason || asVisitor || !token) return;
    const operation = rejectedOperation.operationType === "query" ? "query" : "mutation";
    sessionStore.endByServer({ reason, operation, message: apiError.message }, token);
    if (operation === "mutation") return;
    // Somebody may have logged in meanwhile: then it is sent with the new token.
    const isStillOurs = sessionStore.get()?.token === token;
    rejectedOperation.setContext({ asVisitor: isStillOurs, headers: {} });
    return forward(rejectedOperation);
  });
