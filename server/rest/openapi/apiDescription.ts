import { type GraphQLSchema, Kind, type OperationDefinitionNode, parse } from "graphql";
import { BRAND } from "../../brand";
import { type FailureCode, statusOf } from "../../errors";
import { isKeyName } from "../Call";
import type { Noun, Route } from "../Route";
import type { JsonSchema } from "./JsonSchema";
import { key, ref, schemas } from "./schemas";

/** Which refusals a call may meet, with the status of each. */
const meanings: Partial<Record<FailureCode, string>> = {
  BAD_USER_INPUT: "Something that was sent breaks a rule; the message says which.",
  UNAUTHENTICATED: "Not logged in, or the token is no good.",
  FORBIDDEN: "Logged in, and not allowed.",
  NOT_FOUND: "There is no such thing.",
  CONFLICT: "It exists already, or is in use.",
  PRECONDITION_FAILED: "It has changed since the answer that `If-Match` names.",
  PAYLOAD_TOO_LARGE: "The body is larger than 256 kB.",
  RATE_LIMITED: "Too many attempts; `Retry-After` says for how many seconds to wait.",
  INTERNAL_SERVER_ERROR: "A bug of ours; `X-Request-Id` is what the log knows the request by.",
  SERVICE_UNAVAILABLE: "The database is away; `Retry-After` says for how many seconds.",
};

const componentOf = (code: FailureCode) =>
  `${code[0]}${code.slice(1).toLowerCase()}`.replace(/_(\w)/g, (_match, letter: string) =>
    letter.toUpperCase(),
  );

/**
 * What a row may be refused with: what the description of its field in the schema says, and what
 * every call of its form may meet.
 */
export function refusalsOf(schema: GraphQLSchema, route: Route): FailureCode[] {
  const said = /Errors: ([A-Z_, ]+)/.exec(descriptionOf(schema, route))?.[1] ?? "";
  const codes = new Set(said.split(/, ?/).filter(Boolean) as FailureCode[]);
  if (route.path.includes("/:") || route.query) codes.add("BAD_USER_INPUT");
  if (route.body) codes.add("BAD_USER_INPUT").add("PAYLOAD_TOO_LARGE");
  if (!route.ignoresToken) codes.add("UNAUTHENTICATED").add("ACCOUNT_BANNED");
  codes.add("INTERNAL_SERVER_ERROR").add("SERVICE_UNAVAILABLE");
  return [...codes].sort((a, b) => statusOf[a] - statusOf[b]);
}

/** Whether a visitor may make the call. */
const isOpen = (schema: GraphQLSchema, route: Route): boolean =>
  route.ignoresToken === true || !/Errors:[^.]*UNAUTHENTICATED/.test(descriptionOf(schema, route));

/** The words of the schema on the field that a row's document asks for. */
function descriptionOf(schema: GraphQLSchema, { document }: Route): string {
  const operation = parse(document).definitions.find(
    (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
  )!;
  const [field] = operation.selectionSet.selections;
  const name = field?.kind === Kind.FIELD ? field.name.value : "";
  return schema.getRootType(operation.operation)?.getFields()[name]?.description ?? "";
}

/** Statuses that several refusals share tell all of them. */
function refusalResponses(codes: readonly FailureCode[]) {
  const responses: Record<string, object> = {};
  for (const code of codes) {
    if (code === "ACCOUNT_BANNED") continue;
    responses[statusOf[code]] = { $ref: `#/components/responses/${componentOf(code)}` };
  }
  if (codes.includes("ACCOUNT_BANNED")) {
    const name = codes.includes("FORBIDDEN") ? "ForbiddenOrBanned" : "Banned";
    responses[statusOf.ACCOUNT_BANNED] = { $ref: `#/components/responses/${name}` };
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

const headersOf: Partial<Record<FailureCode, object>> = {
  UNAUTHENTICATED: challenge,
  RATE_LIMITED: retryAfter,
  SERVICE_UNAVAILABLE: retryAfter,
};

const banned = {
  description: "The account is banned; the body is always JSON.",
  content: { "application/json": { schema: ref("Banned") } },
};

const responses = {
  ...Object.fromEntries(
    Object.entries(meanings).map(([code, description]) => [
      componentOf(code as FailureCode),
      {
        description,
        ...(headersOf[code as FailureCode] && { headers: headersOf[code as FailureCode] }),
        content: refusalContent(),
      },
    ]),
  ),
  Banned: banned,
  ForbiddenOrBanned: {
    description: "Logged in, and not allowed; or the account is banned.",
    content: refusalContent(ref("Banned")),
  },
};

const ETAG = {
  ETag: { description: "The name of exactly this answer.", schema: { type: "string" } },
};

const successHeaders = ({ method, path }: Route, status: number): Record<string, object> => ({
  ...(method === "GET" ? ETAG : {}),
  ...(status === 201 && path !== "/auth/register"
    ? { Location: { description: "Where it is.", schema: { type: "string" } } }
    : {}),
  ...(path === "/recipes" && method === "GET"
    ? { Link: { description: "Where the next page is.", schema: { type: "string" } } }
    : {}),
});

const successWords: Record<string, string> = {
  200: "It went well.",
  201: "It was made.",
  204: "It went well; there is nothing to say.",
};

function successResponses(route: Route) {
  return Object.fromEntries(
    Object.entries(route.answer.described).map(([status, schema]) => {
      const headers = successHeaders(route, Number(status));
      return [
        status,
        {
          description: successWords[status],
          ...(Object.keys(headers).length ? { headers } : {}),
          ...(schema && {
            content:
              typeof schema === "string"
                ? { "text/plain": { schema: { type: "string", enum: [schema] } } }
                : { "application/json": { schema } },
          }),
        },
      ];
    }),
  );
}

const unchanged = {
  304: { description: "It is still what `If-None-Match` names.", headers: ETAG },
};

const header = (name: string, description: string) => ({
  name,
  in: "header",
  description,
  schema: { type: "string" },
});

function parametersOf(route: Route): object[] {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: isKeyName(name!) ? key("A key.") : { type: "string" },
  }));
  const inQuery = Object.entries(route.query ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    description,
    schema,
  }));
  const conditions =
    route.method === "GET"
      ? [header("If-None-Match", "An `ETag`; 304 where the answer is still the same.")]
      : /\$version\b/.test(route.document)
        ? [header("If-Match", "The `ETag` of what was edited; 412 where it has changed since.")]
        : [];
  return [...inPath, ...inQuery, ...conditions];
}

const pathOf = (path: string) => path.replace(/:(\w+)/g, "{$1}");

/** `GET /users/:userId` becomes `getUsersUserId`. */
const operationId = ({ method, path }: Route) =>
  method.toLowerCase() + path.replace(/\W+(\w)/g, (_match, letter: string) => letter.toUpperCase());

function operationOf(schema: GraphQLSchema, noun: Noun, route: Route) {
  const codes = refusalsOf(schema, route);
  return {
    operationId: operationId(route),
    tags: [noun.name],
    summary: route.summary.replace(/\.$/, ""),
    security: route.ignoresToken
      ? []
      : isOpen(schema, route)
        ? [{}, { bearer: [] }]
        : [{ bearer: [] }],
    parameters: parametersOf(route),
    ...(route.body && {
      requestBody: { required: true, content: { "application/json": { schema: route.body } } },
    }),
    responses: {
      ...successResponses(route),
      ...(route.method === "GET" ? unchanged : {}),
      ...refusalResponses(codes),
    },
  };
}

/** The whole API as OpenAPI 3.1, made from the rows and from what the schema says of their fields. */
export function apiDescription(schema: GraphQLSchema, nouns: readonly Noun[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const noun of nouns) {
    for (const route of noun.routes) {
      const place = (paths[pathOf(route.path)] ??= {});
      place[route.method.toLowerCase()] = operationOf(schema, noun, route);
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${BRAND} API`,
      version: "1.0.0",
      description: `The calls of ${BRAND} for programs. Whoever logs in gets a token; sent as \`Authorization: Bearer <token>\`, it says who is asking. A refusal is a text for people, or a problem document where \`Accept\` names JSON.`,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api", description: "This server." }],
    tags: nouns.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "What logging in gives." },
      },
      schemas,
      responses,
    },
  };
}
