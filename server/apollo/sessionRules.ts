import { type ApolloServerPlugin, HeaderMap } from "@apollo/server";
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLFormattedError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from "graphql";
import type { Context } from "../graphql/context";
import { isRefused } from "../graphql/isRefused";
import { badInput, type AppError, httpStatus } from "../errors";
import { findRetryHeaders } from "../http/makeRetryHeaders";
import { checkVariables } from "./checkVariables";
import { checkCost } from "./limits";

/** The mutations that work with an invalid token, of which a document may contain only one. */
export const publicMutations: ReadonlySet<string> = new Set([
  "login",
  "completeLogin",
  "loginWithPasskey",
  "startOpenIdLogin",
  "completeOpenIdLogin",
  "linkOpenIdLogin",
  "register",
  "requestPasswordReset",
  "checkPasswordReset",
  "resetPassword",
  "checkSetup",
  "createFirstAdmin",
  "confirmEmail",
  "unsubscribe",
]);

/** Returns the names of an operation's root fields, without those of fragments. */
const rootFields = ({ selectionSet }: OperationDefinitionNode): string[] =>
  selectionSet.selections.map((selection) =>
    selection.kind === Kind.FIELD ? selection.name.value : "",
  );

/** Returns true if an operation is refused because of its token or account. */
function isRejected(authError: AppError | null, operation: OperationDefinitionNode | undefined) {
  const fields = operation ? rootFields(operation) : [""];
  return isRefused(authError, fields) && !fields.every((name) => publicMutations.has(name));
}

/** Counts the public mutations of a document, including its fragments. */
function countPublicMutations(document: DocumentNode): number {
  let count = 0;
  visit(document, {
    Field: ({ name }) => {
      if (publicMutations.has(name.value)) count++;
    },
  });
  return count;
}

/** Makes an error that refuses a whole request with its HTTP status. */
const refuseRequest = (failure: AppError) => {
  const { message, extensions, code } = failure;
  const headers = new HeaderMap();
  if (code === "UNAUTHENTICATED") headers.set("WWW-Authenticate", 'Bearer error="invalid_token"');
  const http = { status: Number(extensions["status"]), headers };
  return new GraphQLError(message, { extensions: { ...extensions, http }, originalError: failure });
};

/**
 * Returns true if nothing could be executed because the database was unavailable or overloaded. Load balancers and
 * clients then see the status 503, as over REST. A response with partial data has the status 200.
 */
export const isUnavailable = (
  data: unknown,
  errors: readonly GraphQLFormattedError[] | undefined,
): boolean =>
  data == null &&
  errors !== undefined &&
  errors.length > 0 &&
  errors.every(({ extensions }) => extensions?.["code"] === "SERVICE_UNAVAILABLE");

/**
 * Ends a request before its execution if its token is refused, its variables are invalid, it exceeds the limits or it
 * tries several passwords.
 */
export const sessionRules: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ contextValue, operation, schema, document, request }) {
      if (countPublicMutations(document) > 1) {
        throw refuseRequest(
          badInput("A request may contain only one login, registration or password reset."),
        );
      }
      const { authError } = contextValue;
      if (authError && isRejected(authError, operation)) throw refuseRequest(authError);
      // A missing operation is reported by the execution.
      if (!operation) return;
      if (operation.operation === OperationTypeNode.SUBSCRIPTION) {
        // The check is needed because validation does not reject operations of a type that the
        // schema lacks.
        throw refuseRequest(badInput("This server has no subscriptions."));
      }
      const variables = request.variables ?? {};
      try {
        checkVariables(schema, operation, variables);
        checkCost(schema, document, variables, operation.name?.value);
      } catch (failure) {
        throw refuseRequest(failure as AppError);
      }
    },
    async willSendResponse({ response: { body, http } }) {
      if (body.kind !== "single") return;
      const { data, errors } = body.singleResult;
      for (const [name, value] of Object.entries(findRetryHeaders(errors))) {
        http.headers.set(name, value);
      }
      if (isUnavailable(data, errors)) http.status = httpStatus.SERVICE_UNAVAILABLE;
    },
  }),
};
