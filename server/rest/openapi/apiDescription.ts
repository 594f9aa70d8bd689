import type { GraphQLSchema } from "graphql";
import { BRAND } from "../../brand";
import { isKeyName } from "../RestCall";
import type { Resource, Route } from "../Route";
import { isOpen, refusalResponses, refusals, refusalsOf } from "./refusals";
import { schemas } from "./schemas";
import { key } from "./shapes";

const ETAG = {
  ETag: { description: "The name of exactly this answer.", schema: { type: "string" } },
};

const headersOf = ({ method, answer }: Route): Record<string, object> => ({
  ...(method === "GET" ? ETAG : {}),
  ...Object.fromEntries(
    Object.entries(answer.headers ?? {}).map(([name, description]) => [
      name,
      { description, schema: { type: "string" } },
    ]),
  ),
});

const successWords: Record<string, string> = {
  200: "It went well.",
  201: "It was made.",
  204: "It went well; there is nothing to say.",
};

function successResponses(route: Route) {
  return Object.fromEntries(
    Object.entries(route.answer.described).map(([status, schema]) => {
      const headers = headersOf(route);
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

function requestBodyOf({ body, bytes }: Route) {
  if (bytes) {
    // An empty schema stands for bytes (OpenAPI 3.1).
    const content = Object.fromEntries(bytes.types.map((type) => [type, { schema: {} }]));
    return { requestBody: { required: true, description: bytes.description, content } };
  }
  if (!body) return {};
  return { requestBody: { required: true, content: { "application/json": { schema: body } } } };
}

const pathOf = (path: string) => path.replace(/:(\w+)/g, "{$1}");

/** `GET /users/:userId` becomes `getUsersUserId`. */
const operationId = ({ method, path }: Route) =>
  method.toLowerCase() + path.replace(/\W+(\w)/g, (_match, letter: string) => letter.toUpperCase());

function operationOf(schema: GraphQLSchema, noun: Resource, route: Route) {
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
    ...requestBodyOf(route),
    responses: {
      ...successResponses(route),
      ...(route.method === "GET" ? unchanged : {}),
      ...refusalResponses(codes),
    },
  };
}

/** The whole API as OpenAPI 3.1, made from the rows and from what the schema says of their fields. */
export function apiDescription(schema: GraphQLSchema, nouns: readonly Resource[]): object {
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
      responses: refusals,
    },
  };
}
