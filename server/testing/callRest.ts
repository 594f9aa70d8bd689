import type { TestServer } from "./testServer";

/** A response of the REST API. */
export interface RestAnswer<Json = never> {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body, if it is JSON. */
  json: Json;
}

interface Sent {
  token?: string | undefined;
  /** The body, which is sent as JSON; a string and bytes are sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
}

const isWritten = (body: unknown): body is string | Buffer<ArrayBuffer> =>
  typeof body === "string" || Buffer.isBuffer(body);

/**
 * Sends a request to the REST API, as a page of the site does.
 * @param call method and path below `/api`, such as `GET /recipes/1`
 */
export async function callRest<Json = never>(
  server: TestServer,
  call: string,
  { token, body, headers }: Sent = {},
): Promise<RestAnswer<Json>> {
  const [method, path] = call.split(" ");
  const response = await fetch(`${server.url}/api${path}`, {
    method: method!,
    headers: {
      Origin: server.url,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isWritten(body) ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get("content-type") ?? "");
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: (isJson && text ? JSON.parse(text) : undefined) as Json,
  };
}
