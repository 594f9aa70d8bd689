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

/** Mutations that work with an invalid token, and of which a document may contain only one. */
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
]);

/** The names of the fields that an operation consists of; empty for what only a fragment says. */
const rootFields = ({ selectionSet }: OperationDefinitionNode): string[] =>
  selectionSet.selections.map((selection) =>
    selection.kind === Kind.FIELD ? selection.name.value : "",
  );

/** Whether an operation is refused for what is wrong with the token or the account. */
function isRejected(authError: AppError | null, operation: OperationDefinitionNode | undefined) {
  const fields = operation ? rootFields(operation) : [""];
  return isRefused(authError, fields) && !fields.every((name) => publicMutations.has(name));
}

/** How often a document comes to a door, its fragments included. */
function countPublicMutations(document: DocumentNode): number {
  let count = 0;
  visit(document, {
    Field: ({ name }) => {
      if (publicMutations.has(name.value)) count++;
    },
  });
  return count;
}

/** The refusal of a whole request carries the status in HTTP too. */
const refuseRequest = (failure: AppError) => {
  const { message, extensions, code } = failure;
  const headers = new HeaderMap();
  if (code === "UNAUTHENTICATED") headers.set("WWW-Authenticate", 'Bearer error="invalid_token"');
  const http = { status: Number(extensions["status"]), headers };
  return new GraphQLError(message, { extensions: { ...extensions, http }, originalError: failure });
};

/**
 * Whether nothing could be executed while the database was away or too much was asked of it. Balancers and clients then
 * see it in the status, as over REST; a response with data is 200 whatever is missing of it.
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
 * Ends a request whose token is refused before anything of it runs, and one whose variables do not
 * fit, that asks for too much or tries several passwords at once.
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
      // The execution answers for a document in which there is nothing to run.
      if (!operation) return;
      if (operation.operation === OperationTypeNode.SUBSCRIPTION) {
        // Validation passes over operations of which the schema has no type.
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
