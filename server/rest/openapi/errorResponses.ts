import { type GraphQLSchema, Kind } from "graphql";
import { MAX_IMPORT_BODY_BYTES, MAX_PHOTO_MEGABYTES } from "../../../shared/inputLimits";
import { type ErrorCode, httpStatus } from "../../errors";
import { declaredErrors } from "../../graphql/throws";
import { findRootField } from "../operation";
import type { Route } from "../Route";
import type { JsonSchema } from "./JsonSchema";
import { ref } from "./schemas";

const descriptions: Partial<Record<ErrorCode, string>> = {
  BAD_USER_INPUT: "The request is invalid; the message says why.",
  UNAUTHENTICATED:
    "Not logged in, the token is invalid, or a login needs a second factor (`SECOND_FACTOR_REQUIRED`) or a password (`PASSWORD_REQUIRED`).",
  NOT_FOUND: "The resource does not exist.",
  CONFLICT: "The resource already exists or is in use.",
  PRECONDITION_FAILED: "The resource has changed since the response that `If-Match` names.",
  PAYLOAD_TOO_LARGE: `The body exceeds 256 kB, ${MAX_PHOTO_MEGABYTES} MB for a photo, or ${MAX_IMPORT_BODY_BYTES / 1024 / 1024} MB for a text to import.`,
  RATE_LIMITED: "Too many attempts. `Retry-After` is the number of seconds to wait.",
  INTERNAL_SERVER_ERROR:
    "An internal error. The server's log lists it under the ID in `X-Request-Id`.",
  SERVICE_UNAVAILABLE:
    "The database is unavailable or the server overloaded. `Retry-After` is the number of seconds to wait.",
};

/** `NOT_FOUND` becomes `NotFound`. */
const componentName = (code: ErrorCode) =>
  `${code[0]}${code.slice(1).toLowerCase()}`.replace(/_(\w)/g, (_match, letter: string) =>
    letter.toUpperCase(),
  );

/** Returns true if a route's document requires a version, which callers send as `If-Match`. */
const takesVersion = ({ document }: Route): boolean =>
  document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.variableDefinitions?.some(({ variable }) => variable.name.value === "version"),
  );

/** The errors that a route may return: those of its field in the schema, and those of all requests. */
export function listErrorCodes(schema: GraphQLSchema, route: Route): ErrorCode[] {
  const codes = new Set(declaredErrors(findRootField(schema, route.document)));
  // Every body is read, even if a route ignores its content.
  if (!takesVersion(route)) codes.delete("PRECONDITION_FAILED");
  const readsBody = route.method !== "GET";
  if (route.path.includes("/:") || route.query || readsBody) codes.add("BAD_USER_INPUT");
  // A route that takes no input always sends valid arguments.
  else codes.delete("BAD_USER_INPUT");
  if (readsBody) codes.add("PAYLOAD_TOO_LARGE");
  if (!route.ignoresToken) {
    codes.add("UNAUTHENTICATED").add("ACCOUNT_BANNED").add("PASSWORD_CHANGE_REQUIRED");
    codes.add("TWO_FACTOR_SETUP_REQUIRED").add("EMAIL_UNCONFIRMED");
  }
  codes.add("INTERNAL_SERVER_ERROR").add("SERVICE_UNAVAILABLE");
  return [...codes].sort((a, b) => httpStatus[a] - httpStatus[b]);
}

/** Returns true if a route needs no login. */
export const isPublic = (schema: GraphQLSchema, { document, ignoresToken }: Route): boolean =>
  ignoresToken === true ||
  !declaredErrors(findRootField(schema, document)).includes("UNAUTHENTICATED");

/** Codes that share a status with another code, whose response describes them. */
const describedByAnother: ReadonlySet<ErrorCode> = new Set([
  "EMAIL_UNCONFIRMED",
  "PASSWORD_CHANGE_REQUIRED",
  "PASSWORD_REQUIRED",
  "SECOND_FACTOR_REQUIRED",
  "TWO_FACTOR_SETUP_REQUIRED",
]);

/** The error responses of a route, by status. */
export function makeErrorResponses(codes: readonly ErrorCode[]) {
  const responses: Record<string, object> = {};
  for (const code of codes.filter((errorCode) => !describedByAnother.has(errorCode))) {
    responses[httpStatus[code]] = { $ref: `#/components/responses/${componentName(code)}` };
  }
  // Five codes share a status; the response of FORBIDDEN describes all of them.
  if (codes.includes("FORBIDDEN")) {
    responses[httpStatus.FORBIDDEN] = { $ref: "#/components/responses/Forbidden" };
  }
  return responses;
}

const errorContent = (jsonSchema?: JsonSchema) => ({
  "text/plain": { schema: { type: "string" } },
  "application/problem+json": { schema: ref("Problem") },
  ...(jsonSchema ? { "application/json": { schema: jsonSchema } } : {}),
});

const retryAfter = {
  "Retry-After": {
    description: "The number of seconds to wait before trying again.",
    schema: { type: "integer", format: "int32", minimum: 1 },
  },
};

const rateLimit = {
  ...retryAfter,
  "RateLimit-Policy": {
    description: 'The limit and its window in seconds, such as `"login";q=10;w=900`.',
    schema: { type: "string" },
  },
  RateLimit: {
    description:
      'How much of the limit is left, and after how many seconds more: `"login";r=0;t=90`.',
    schema: { type: "string" },
  },
};

const challenge = {
  "WWW-Authenticate": {
    description: '`Bearer`, with `error="invalid_token"` if a token was rejected.',
    schema: { type: "string" },
  },
};

const errorHeaders = new Map<string, object>([
  ["UNAUTHENTICATED", challenge],
  ["RATE_LIMITED", rateLimit],
  ["SERVICE_UNAVAILABLE", retryAfter],
]);

/** All error responses, as components that routes refer to. */
export const errorResponses = {
  ...Object.fromEntries(
    Object.entries(descriptions).map(([code, description]) => [
      componentName(code as ErrorCode),
      {
        description,
        ...(errorHeaders.has(code) && { headers: errorHeaders.get(code) }),
        content: errorContent(),
      },
    ]),
  ),
  AccountBanned: {
    description:
      "The account is banned, which is always reported as JSON, or its generated password must be changed, two-factor login set up or email address confirmed first.",
    content: errorContent(ref("Banned")),
  },
  Forbidden: {
    description:
      "The user lacks permission, the account is banned, or its generated password must be changed, two-factor login set up or email address confirmed first.",
    content: errorContent(ref("Banned")),
  },
};
