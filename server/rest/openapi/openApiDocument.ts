import type { GraphQLSchema } from "graphql";
import { BRAND, VERSION } from "../../brand";
import { takesVersion } from "../adapter";
import { isIdName } from "../RestRequest";
import type { Resource, Route } from "../Route";
import { errorCodesOf, errorResponses, errorResponsesOf, isPublic } from "./errorResponses";
import { id } from "./schemaBuilders";
import { schemas } from "./schemas";
import { ownProperty } from "../../../shared/ownProperty";

const ETAG = {
  ETag: { description: "The strong ETag of this response.", schema: { type: "string" } },
};

/** A stream is sent before its bytes are known. */
const hasEtag = ({ method, response }: Pick<Route, "method" | "response">): boolean =>
  method === "GET" && !response.mediaType;

const headersOf = ({ method, response }: Route): Record<string, object> => ({
  ...(hasEtag({ method, response }) ? ETAG : {}),
  ...Object.fromEntries(
    Object.entries(response.headers ?? {}).map(([name, description]) => [
      name,
      { description, schema: { type: "string" } },
    ]),
  ),
});

const successDescriptions: Record<string, string> = {
  200: "Success.",
  201: "Created.",
  204: "Success, without content.",
};

function successResponses(route: Route) {
  return Object.fromEntries(
    Object.entries(route.response.content).map(([status, schema]) => {
      const headers = headersOf(route);
      return [
        status,
        {
          description: ownProperty(successDescriptions, status),
          ...(Object.keys(headers).length ? { headers } : {}),
          ...(schema && {
            content:
              typeof schema === "string"
                ? { "text/plain": { schema: { type: "string", enum: [schema] } } }
                : { [route.response.mediaType ?? "application/json"]: { schema } },
          }),
        },
      ];
    }),
  );
}

const notModified = {
  304: { description: "Not modified: `If-None-Match` names the current ETag.", headers: ETAG },
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
    schema: isIdName(name!) ? id("The ID of the resource.") : { type: "string" },
  }));
  const inQuery = Object.entries(route.query ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    description,
    schema,
  }));
  const conditions = hasEtag(route)
    ? [header("If-None-Match", "An `ETag`. The response is 304 if it is still current.")]
    : takesVersion(route)
      ? [
          header(
            "If-Match",
            "The `ETag` of the resource that was edited. The response is 412 if it is outdated.",
          ),
        ]
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

/** Express's `:recipeId` is OpenAPI's `{recipeId}`. */
const templateOf = (path: string) => path.replace(/:(\w+)/g, "{$1}");

/** `GET /users/:userId` becomes `getUsersUserId`. */
const operationId = ({ method, path }: Route) =>
  method.toLowerCase() +
  path.replace(/(?<!\W)\W+(\w)/g, (_match, letter: string) => letter.toUpperCase());

function operationObject(schema: GraphQLSchema, resource: Resource, route: Route) {
  return {
    operationId: operationId(route),
    tags: [resource.name],
    summary: route.summary,
    security: route.ignoresToken
      ? []
      : isPublic(schema, route)
        ? [{}, { bearer: [] }]
        : [{ bearer: [] }],
    parameters: parametersOf(route),
    ...requestBodyOf(route),
    responses: {
      ...successResponses(route),
      ...(hasEtag(route) ? notModified : {}),
      ...errorResponsesOf(errorCodesOf(schema, route)),
    },
  };
}

/** The API as an OpenAPI 3.1 document, made from its routes and from what the schema declares. */
export function openApiDocument(schema: GraphQLSchema, resources: readonly Resource[]): object {
  const paths = new Map<string, object>();
  for (const resource of resources) {
    for (const route of resource.routes) {
      const path = templateOf(route.path);
      const operation = operationObject(schema, resource, route);
      paths.set(path, { ...paths.get(path), [route.method.toLowerCase()]: operation });
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${BRAND} API`,
      version: VERSION,
      description: `The REST API of ${BRAND}. Logging in returns a token; send it as \`Authorization: Bearer <token>\`. Errors are plain text, or problem documents (RFC 9457) if \`Accept\` names JSON.`,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api", description: "This server." }],
    tags: resources.map(({ name, description }) => ({ name, description })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The token from `/auth/login`." },
      },
      schemas,
      responses: errorResponses,
    },
  };
}
