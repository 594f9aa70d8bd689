import type { AppError } from "../errors";
import type { JsonSchema } from "./openapi/JsonSchema";
import type { RestCall } from "./RestCall";

/** What goes out, before it is bytes. */
export interface Reply {
  status: number;
  /** A text goes out as `text/plain`, anything else as JSON; undefined has no body. */
  body: { json: unknown } | { text: string } | null;
  headers?: Record<string, string>;
}

/** What a row answers when all went well: said for people, and done. */
export interface Answer<Data> {
  /** By status: the schema of the JSON, the words of a text, or null for no body. */
  described: Record<number, JsonSchema | string | null>;
  /** What the headers of its own say, by name. */
  headers?: Record<string, string>;
  of(data: Data, call: RestCall): Reply;
}

/** 200 with JSON. */
export const json = <Data>(schema: JsonSchema, pick: (data: Data) => unknown): Answer<Data> => ({
  described: { 200: schema },
  of: (data) => ({ status: 200, body: { json: pick(data) } }),
});

/**
 * An answer that says where the next page is.
 * @param place the address, or null on the last page
 */
export const paged = <Data>(
  answer: Answer<Data>,
  place: (data: Data, call: RestCall) => string | null,
): Answer<Data> => ({
  ...answer,
  headers: { Link: "Where the next page is, if there is one." },
  of(data, call) {
    const next = place(data, call);
    const reply = answer.of(data, call);
    return next ? { ...reply, headers: { Link: `<${next}>; rel="next"` } } : reply;
  },
});

/** 200 with JSON, or 204 when there is nothing. */
export const jsonIfAny = <Data>(
  schema: JsonSchema,
  pick: (data: Data) => object | null,
): Answer<Data> => ({
  described: { 200: schema, 204: null },
  of(data) {
    const picked = pick(data);
    return picked ? { status: 200, body: { json: picked } } : { status: 204, body: null };
  },
});

/**
 * 201 with what was made, and where it is.
 * @param place its path below the base
 */
export const created = <Data, Made extends object>(
  schema: JsonSchema,
  pick: (data: Data) => Made,
  place: (made: Made) => string,
): Answer<Data> => ({
  described: { 201: schema },
  headers: { Location: "Where it is." },
  of(data, { base }) {
    const made = pick(data);
    return { status: 201, body: { json: made }, headers: { Location: base + place(made) } };
  },
});

/** A text for people. */
export const plainText = (text: string, status = 200): Answer<unknown> => ({
  described: { [status]: text },
  of: () => ({ status, body: { text } }),
});

/** 204. */
export const noContent: Answer<unknown> = {
  described: { 204: null },
  of: () => ({ status: 204, body: null }),
};

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** One row of the table: a call of REST, said as a document on the one schema. */
export interface Parts<Data> {
  /** What it does, in a few words for the API's description. */
  summary: string;
  /** Takes the ids of the path as variables of the same names. */
  document: string;
  /** The other variables; each must be of a type that the document's variable takes. */
  variables?: (call: RestCall) => Record<string, unknown>;
  answer: Answer<Data>;
  /** What the body holds, for the API's description. */
  body?: JsonSchema;
  /** A body of bytes in place of JSON. */
  bytes?: {
    /** What they are, for the API's description. */
    description: string;
    /** Their media types, for the API's description: what came along decides, not its label. */
    types: readonly string[];
    /** How many they may be, and what is told of more. */
    most: number;
    tooMany: () => AppError;
  };
  /** What the query may hold, for the API's description. */
  query?: Record<string, JsonSchema & { description: string }>;
  /** REST's names for the fields of the schema's inputs, where they differ. */
  fields?: Record<string, string>;
  /** The version of what a GET brought, for `If-Match` on the PUT at the same path. */
  version?: (data: Data) => number;
  /** Login and the like: a stale token in the header must lock nobody out. */
  ignoresToken?: true;
}

/** A row under its method and path, such as `GET /recipes/:recipeId`. */
export interface Route extends Parts<unknown> {
  method: Method;
  path: string;
}

/** @param call method and path below `/api`, as Express reads them */
export function route<Data>(call: `${Method} /${string}`, parts: Parts<Data>): Route {
  const [method, path] = call.split(" ");
  // What a document brings is of the type that its row says; tests send every one.
  return { ...(parts as Parts<unknown>), method: method as Method, path: path! };
}

/** The rows of one noun. */
export interface Resource {
  name: string;
  description: string;
  routes: Route[];
}
