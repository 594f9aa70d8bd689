import { type GraphQLSchema, Kind, type OperationDefinitionNode, parse } from "graphql";
import { MAX_PHOTO_MEGABYTES } from "../../../shared/inputLimits";
import { type ErrorCode, httpStatus } from "../../errors";
import type { Route } from "../Route";
import type { JsonSchema } from "./JsonSchema";
import { ref } from "./schemas";

/** Which refusals a call may meet, with the status of each. */
const meanings: Partial<Record<ErrorCode, string>> = {
  BAD_USER_INPUT: "Something that was sent breaks a rule; the message says which.",
  UNAUTHENTICATED: "Not logged in, or the token is no good.",
  NOT_FOUND: "There is no such thing.",
  CONFLICT: "It exists already, or is in use.",
  PRECONDITION_FAILED: "It has changed since the answer that `If-Match` names.",
  PAYLOAD_TOO_LARGE: `The body is larger than 256 kB, or than ${MAX_PHOTO_MEGABYTES} MB of a photo.`,
  RATE_LIMITED: "Too many attempts; `Retry-After` says for how many seconds to wait.",
  INTERNAL_SERVER_ERROR: "A bug of ours; `X-Request-Id` is what the log knows the request by.",
  SERVICE_UNAVAILABLE:
    "The database is away, or too much is asked at once; `Retry-After` says for how many seconds.",
};

const componentOf = (code: ErrorCode) =>
  `${code[0]}${code.slice(1).toLowerCase()}`.replace(/_(\w)/g, (_match, letter: string) =>
    letter.toUpperCase(),
  );

/**
 * What a row may be refused with: what the description of its field in the schema says, and what
 * every call of its form may meet.
 */
export function refusalsOf(schema: GraphQLSchema, route: Route): ErrorCode[] {
  const [, said = ""] = descriptionOf(schema, route).split("Errors: ");
  const codes = new Set(said.match(/[A-Z_]{5,}/g) as ErrorCode[] | null);
  // A body that comes along is read whether the row takes one or not.
  const readsBody = route.method !== "GET";
  if (route.path.includes("/:") || route.query || readsBody) codes.add("BAD_USER_INPUT");
  // A document that the row alone fills in is never wrong.
  else codes.delete("BAD_USER_INPUT");
  if (readsBody) codes.add("PAYLOAD_TOO_LARGE");
  if (!route.ignoresToken) codes.add("UNAUTHENTICATED").add("ACCOUNT_BANNED");
  codes.add("INTERNAL_SERVER_ERROR").add("SERVICE_UNAVAILABLE");
  return [...codes].sort((a, b) => httpStatus[a] - httpStatus[b]);
}

/** Whether a visitor may make the call. */
export const isOpen = (schema: GraphQLSchema, route: Route): boolean =>
  route.ignoresToken === true || !/Errors: .*UNAUTHENTICATED/.test(descriptionOf(schema, route));

/** The words of the schema on the field that a row's document asks for. */
function descriptionOf(schema: GraphQLSchema, { document }: Route): string {
  const operation = parse(document).definitions.find(
    (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
  )!;
  const [field] = operation.selectionSet.selections;
  const name = field?.kind === Kind.FIELD ? field.name.value : "";
  return schema.getRootType(operation.operation)?.getFields()[name]?.description ?? "";
}

/** The answers of an operation that are refusals, by status. */
export function refusalResponses(codes: readonly ErrorCode[]) {
  const responses: Record<string, object> = {};
  for (const code of codes) {
    responses[httpStatus[code]] = { $ref: `#/components/responses/${componentOf(code)}` };
  }
  // The two share a status.
  if (codes.includes("FORBIDDEN")) {
    responses[httpStatus.FORBIDDEN] = { $ref: "#/components/responses/Forbidden" };
  }
  return responses;
}

const refusalContent = (...more: JsonSchema[]) => ({
  "text/plain": { schema: { type: "string" } },
  "application/problem+json": { schema: ref("Problem") },
  ...(more.length ? { "application/json": { schema: more[0] } } : {}),
});

const retryAfter = {
  "Retry-After": {
    description: "Seconds after which the same call may go through.",
    schema: { type: "integer", minimum: 1 },
  },
};

const challenge = {
  "WWW-Authenticate": {
    description: 'How to come in; with `error="invalid_token"` where a token was refused.',
    schema: { type: "string" },
  },
};

const headersOf: Partial<Record<string, object>> = {
  UNAUTHENTICATED: challenge,
  RATE_LIMITED: retryAfter,
  SERVICE_UNAVAILABLE: retryAfter,
};

const banned = {
  description: "The account is banned; the body is always JSON.",
  content: { "application/json": { schema: ref("Banned") } },
};

/** Every refusal, for operations to refer to. */
export const refusals = {
  ...Object.fromEntries(
    Object.entries(meanings).map(([code, description]) => [
      componentOf(code as ErrorCode),
      {
        description,
        ...(headersOf[code] && { headers: headersOf[code] }),
        content: refusalContent(),
      },
    ]),
  ),
  AccountBanned: banned,
  Forbidden: {
    description: "Logged in, and not allowed; or the account is banned.",
    content: refusalContent(ref("Banned")),
  },
};
