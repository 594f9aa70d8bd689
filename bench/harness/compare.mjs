/** The fields that the schema declares opaque: each server may return different values. */
const OPAQUE = ["id", "cursor", "endCursor"];

/** JSON with sorted keys, in which opaque values are replaced. */
export function canonical(body, masked = []) {
  const hidden = [...OPAQUE, ...masked];
  return JSON.stringify(
    body,
    (key, value) => {
      if (hidden.includes(key) && value !== null) return "…";
      if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
      return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
    },
    1,
  );
}

/** Throws with the first differing lines. */
export function mustBeEqual(name, expected, actual, masked) {
  const [a, b] = [expected, actual].map((body) => canonical(body, masked).split("\n"));
  const at = a.findIndex((line, i) => line !== b[i]);
  if (at < 0 && a.length === b.length) return;
  const from = Math.max(0, at < 0 ? a.length - 3 : at - 3);
  const part = (lines) => lines.slice(from, from + 8).join("\n");
  throw new Error(`${name} is not the same.\nexpected\n${part(a)}\nbut was\n${part(b)}`);
}

/** The error of an overloaded server, which sends `Retry-After`. */
export class RefusedError extends Error {
  constructor(message, seconds) {
    super(message);
    this.seconds = seconds;
  }
}

/**
 * Sends one request and reads its JSON.
 * @throws Refused for 503 with `Retry-After`
 */
export async function ask(server, { method = "GET", path, headers, body }) {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      // The server may close a persistent connection just as it is reused.
      Connection: "close",
      ...(body && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status >= 400) {
    const message = `${server.name} answers ${response.status}: ${text.slice(0, 500)}`;
    const seconds = Number(response.headers.get("retry-after"));
    throw response.status === 503 && seconds
      ? new RefusedError(message, seconds)
      : new Error(message);
  }
  const isJson = response.headers.get("content-type")?.includes("json");
  const read = isJson && text ? JSON.parse(text) : text;
  if (read?.errors)
    throw new Error(`${server.name}: ${JSON.stringify(read.errors).slice(0, 1000)}`);
  return { body: read, headers: response.headers };
}
