import type { Readable } from "node:stream";
import { formatAttachment } from "../features/exports/fileNames";
import type { Context } from "../graphql/context";
import type { JsonSchema } from "./openapi/JsonSchema";
import { binary } from "./openapi/schemaBuilders";
import type { RestRequest } from "./RestRequest";

/** A response before it is serialized. */
export interface Reply {
  status: number;
  /**
   * The body: JSON, text that is sent as `text/plain`, or a stream of bytes; null for an empty
   * body.
   */
  body: { json: unknown } | { text: string } | { stream: Readable } | null;
  headers?: Record<string, string>;
}

/** The success response of a route: its description in OpenAPI, and the function that makes it. */
export interface SuccessResponse<Data> {
  /** By status: the schema of the JSON, the exact text, or null for an empty body. */
  content: Record<number, JsonSchema | string | null>;
  /** Descriptions of the headers that this response adds, by name. */
  headers?: Record<string, string>;
  /** The media type of a stream of bytes. */
  mediaType?: string;
  /** @param rerun runs the operation again with some variables replaced, for further pages of a list */
  reply(
    data: Data,
    request: RestRequest,
    services: Context["services"],
    rerun: (variables: object) => Promise<Data>,
  ): Reply;
}

/** Responds with 200 and JSON. */
export const json = <Data>(
  schema: JsonSchema,
  pick: (data: Data) => unknown,
): SuccessResponse<Data> => ({
  content: { 200: schema },
  reply: (data) => ({ status: 200, body: { json: pick(data) } }),
});

/**
 * A response that links to the next page.
 * @param nextPage the URL of the next page, or null on the last one
 */
export const paged = <Data>(
  response: SuccessResponse<Data>,
  nextPage: (data: Data, request: RestRequest) => string | null,
): SuccessResponse<Data> => ({
  ...response,
  headers: { Link: 'The URL of the next page, if there is one, with `rel="next"`.' },
  reply(data, request, services, rerun) {
    const url = nextPage(data, request);
    const reply = response.reply(data, request, services, rerun);
    return url ? { ...reply, headers: { Link: `<${url}>; rel="next"` } } : reply;
  },
});

/** Responds with 200 and JSON, or with 204 for null. */
export const jsonOrNoContent = <Data>(
  schema: JsonSchema,
  pick: (data: Data) => object | null,
): SuccessResponse<Data> => ({
  content: { 200: schema, 204: null },
  reply(data) {
    const content = pick(data);
    return content ? { status: 200, body: { json: content } } : { status: 204, body: null };
  },
});

/**
 * 201 with the new resource and its location.
 * @param location the path of the resource below the base URL
 */
export const created = <Data, Created extends object>(
  schema: JsonSchema,
  pick: (data: Data) => Created,
  location: (resource: Created) => string,
): SuccessResponse<Data> => ({
  content: { 201: schema },
  headers: { Location: "The URL of the new resource." },
  reply(data, { baseUrl }) {
    const resource = pick(data);
    const headers = { Location: baseUrl + location(resource) };
    return { status: 201, body: { json: resource }, headers };
  },
});

/** Makes a response with a message for users. */
export const plainText = (text: string, status = 200): SuccessResponse<unknown> => ({
  content: { [status]: text },
  reply: () => ({ status, body: { text } }),
});

/**
 * A file to be saved, sent as a stream.
 * @param fileName its name, or a function that derives it from the data
 */
export const download = <Data>(
  fileName: string | ((data: Data) => string),
  mediaType: string,
  open: (
    data: Data,
    services: Context["services"],
    rerun: (variables: object) => Promise<Data>,
  ) => Readable,
): SuccessResponse<Data> => ({
  content: { 200: mediaType === "application/zip" ? binary : {} },
  mediaType,
  reply: (data, _request, services, rerun) => ({
    status: 200,
    body: { stream: open(data, services, rerun) },
    headers: {
      "Content-Type": mediaType,
      "Content-Disposition": formatAttachment(
        typeof fileName === "string" ? fileName : fileName(data),
      ),
    },
  }),
});

/** Responds with 204. */
export const noContent: SuccessResponse<unknown> = {
  content: { 204: null },
  reply: () => ({ status: 204, body: null }),
};
