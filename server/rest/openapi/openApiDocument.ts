import type { GraphQLSchema } from "graphql";
import { BRAND, VERSION } from "../../brand";
import { describePermission } from "../../graphql/describePermission";
import { takesVersion } from "../adapter";
import { findRootField } from "../operation";
import { isIdName } from "../RestRequest";
import type { Resource, Route } from "../Route";
import { listErrorCodes, errorResponses, makeErrorResponses, isPublic } from "./errorResponses";
import { makeBodyExample, findParameterExample } from "./routeExamples";
import { binary, ID } from "./schemaBuilders";
import { schemas } from "./schemas";
import { ownProperty } from "../../../shared/ownProperty";

const ETAG = {
  ETag: { description: "The strong ETag of this response.", schema: { type: "string" } },
};

/** A stream is sent before its bytes are complete. */
const hasEtag = ({ method, response }: Pick<Route, "method" | "response">): boolean =>
  method === "GET" && !response.mediaType;

const describeHeaders = ({ method, response }: Route): Record<string, object> => ({
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
      const headers = describeHeaders(route);
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

/** `recipeId` becomes "The ID of the recipe." */
const describePathParameter = (name: string): string =>
  `The ID of the ${name.replace(/Id$/i, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) || "resource"}.`;

const header = (name: string, description: string) => ({
  name,
  in: "header",
  description,
  schema: { type: "string" },
});

function describeParameters(route: Route): object[] {
  const withExample = (name: string, isInPath: boolean) => {
    const example = findParameterExample(route, name, isInPath);
    return example === undefined ? {} : { example };
  };
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    description: describePathParameter(name!),
    schema: isIdName(name!) ? ID : { type: "string" },
    ...withExample(name!, true),
  }));
  const inQuery = Object.entries(route.query ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    ...(route.requiredQuery?.includes(name) && { required: true }),
    description,
    schema,
    ...withExample(name, false),
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

function describeRequestBody(route: Route) {
  const { body, bytes } = route;
  if (bytes) {
    const content = Object.fromEntries(bytes.types.map((type) => [type, { schema: binary }]));
    return { requestBody: { required: true, description: bytes.description, content } };
  }
  if (!body) return {};
  const content = { "application/json": { schema: body, example: makeBodyExample(route, body) } };
  return { requestBody: { required: true, content } };
}

/** Express's `:recipeId` is OpenAPI's `{recipeId}`. */
const toPathTemplate = (path: string) => path.replace(/:(\w+)/g, "{$1}");

/** The permission for an operation, and the inputs that its example lacks. */
function describeOperation(schema: GraphQLSchema, { document, example }: Route) {
  const permission = describePermission(findRootField(schema, document).name);
  const requires = example?.requires && `To try it out: ${example.requires}`;
  const description = [permission, requires].filter(Boolean).join("\n\n");
  return description ? { description } : {};
}

function operationObject(schema: GraphQLSchema, resource: Resource, route: Route) {
  return {
    operationId: route.operationId,
    tags: [resource.name],
    summary: route.summary,
    ...describeOperation(schema, route),
    security: route.ignoresToken
      ? []
      : isPublic(schema, route)
        ? [{}, { bearer: [] }]
        : [{ bearer: [] }],
    parameters: describeParameters(route),
    ...describeRequestBody(route),
    responses: {
      ...successResponses(route),
      ...(hasEtag(route) ? notModified : {}),
      ...makeErrorResponses(listErrorCodes(schema, route)),
    },
  };
}

const DESCRIPTION = `The REST API of ${BRAND}.

- **Log in**: call \`login\`, and send the \`token\` of its response as \`Authorization: Bearer <token>\`. Public operations need no token.
- **Try it out**: on a server with demo data, the examples succeed for \`admin@potluck.example\`, whose password is the example of \`login\`. Press **Authorize** and enter the token.
- **Errors** are plain text, or problem documents (RFC 9457) if \`Accept\` names \`application/json\`.
- **Caching and edits**: responses carry an \`ETag\`. Send it as \`If-None-Match\` to read only what has changed, or as \`If-Match\` to refuse an edit of an outdated version.
- **Additions**: responses may gain fields, and unknown fields of a request are ignored.`;

/** Makes the OpenAPI 3.1 document from the routes and the schema. */
export function openApiDocument(schema: GraphQLSchema, resources: readonly Resource[]): object {
  const paths = new Map<string, object>();
  for (const resource of resources) {
    for (const route of resource.routes) {
      const path = toPathTemplate(route.path);
      const operation = operationObject(schema, resource, route);
      paths.set(path, { ...paths.get(path), [route.method.toLowerCase()]: operation });
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${BRAND} API`,
      version: VERSION,
      description: DESCRIPTION,
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
