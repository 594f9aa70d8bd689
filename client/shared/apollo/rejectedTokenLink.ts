import { ErrorLink } from "@apollo/client/link/error";
import { sessionStore } from "../session";
import { parseApiError } from "./apiError";
import { sessionEndReason } from "./sessionEndReason";

/** Values that our links store in the operation's untyped context. */
export interface OperationContext {
  headers?: Record<string, string>;
  /** True to send the operation without a token, even with a session. */
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
    // The operation is sent with a new token if a login has replaced the session meanwhile.
    const isStillOurs = sessionStore.get()?.token === token;
    rejectedOperation.setContext({ asVisitor: isStillOurs, headers: {} });
    return forward(rejectedOperation);
  });
