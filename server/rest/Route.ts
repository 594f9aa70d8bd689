import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { DocumentNode } from "graphql";
import type { AppError } from "../errors";
import type { Context } from "../graphql/context";
import type { JsonSchema } from "./openapi/JsonSchema";
import type { BodyLimit } from "./receiveBytes";
import type { SuccessResponse } from "./responses";
import type { RestRequest } from "./RestRequest";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The names of a path's parameters: `recipeId` in `/recipes/:recipeId`. */
type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The variables that a route has to supply: neither a parameter of the path nor set by the adapter. */
type OwnVariables<Variables, Path extends string> = Omit<
  Variables,
  ParamName<Path> | "version" | "first"
> &
  Partial<Pick<Variables, "first" & keyof Variables>>;

/** The options of a route; `variables` may be omitted if the route has none of its own. */
type WithVariables<Variables> =
  Record<never, never> extends Variables
    ? { variables?: (request: RestRequest) => Variables }
    : { variables: (request: RestRequest) => Variables };

/**
 * Inputs that succeed on a server with demo data for its first admin, after the routes that create the resource.
 * Omitted inputs have the examples of their schemas.
 */
export interface RouteExample {
  /** Values of parameters of the path and the query; optional ones have no value by default. */
  parameters?: Record<string, string | number>;
  /** Fields of the body; only required ones have values by default. */
  body?: Record<string, unknown>;
  /**
   * The description of an input that a caller must provide first, because no example can contain
   * it.
   */
  requires?: string;
}

/** Maps a request to an operation and its data to a response, and describes both in OpenAPI. */
export interface RouteOptions<Data> {
  /** The name of the function in generated clients: a verb and a noun. */
  operationId: string;
  /** The summary of the route in OpenAPI. */
  summary: string;
  /** Inputs with which the documentation's "Try it out" succeeds. */
  example?: RouteExample;
  response: SuccessResponse<Data>;
  /** The schema of the JSON body. */
  body?: JsonSchema;
  /** The limit of a JSON body that may be larger than usual if the caller may use the route. */
  largeBody?: BodyLimit;
  /** A body of bytes instead of JSON. */
  bytes?: {
    description: string;
    /** The media types for OpenAPI. The server ignores the label and checks the content. */
    types: readonly string[];
    max: number;
    tooLarge: () => AppError;
    /**
     * Returns the limit of a body that is not read into memory, but becomes the context's `upload`.
     */
    larger?: (config: Context["services"]["config"]) => BodyLimit;
  };
  /** The schemas of the query parameters. */
  query?: Record<string, JsonSchema & { description: string }>;
  /** The query parameters that must be given. */
  requiredQuery?: readonly string[];
  /** The names in REST of fields of the operation's input, if they differ. */
  fields?: Record<string, string>;
  /** Returns true if the response holds a whole list: `$first` is then unlimited. */
  unpaged?: (request: RestRequest) => boolean;
  /**
   * Reads the version of the resource that a GET returns, for `If-Match` on edits of the same path;
   * null if the resource has no version yet.
   */
  version?: (data: Data) => number | null;
  /** True for logins and similar routes, which must work with an expired token in the header. */
  ignoresToken?: true;
}

/** An endpoint: a method and path, such as `GET /recipes/:recipeId`, and the operation that it runs. */
export interface Route extends RouteOptions<unknown> {
  method: Method;
  path: string;
  document: DocumentNode;
  variables?: (request: RestRequest) => object;
}

/**
 * @param endpoint method and path below `/api`, in Express's syntax
 * @param document the operation. The parameters of the path are variables of the same name. If an edit takes
 *   `If-Match`, `$version` is the version that it names.
 */
export function route<const Path extends `/${string}`, Data, Variables>(
  endpoint: `${Method} ${Path}`,
  document: TypedDocumentNode<Data, Variables>,
  options: RouteOptions<NoInfer<Data>> & WithVariables<OwnVariables<NoInfer<Variables>, Path>>,
): Route {
  const [method, path] = endpoint.split(" ");
  return {
    // The cast is safe, because the compiler has checked the options against the data of the
    // document.
    ...(options as RouteOptions<unknown>),
    document,
    method: method as Method,
    path: path!,
  };
}

/** The option `unpaged` of routes that always return a whole list. */
export const always = (): boolean => true;

/** The routes of one kind of resource. */
export interface Resource {
  name: string;
  description: string;
  routes: Route[];
}
