import { once } from "node:events";
import { get } from "node:http";
import { mustBeEqual } from "./compare.mjs";

/** Opens a GET request and streams the response, which may be larger than memory. */
async function open(server, { path, headers }) {
  const request = get(`${server.url}${path}`, { headers, agent: false });
  const [response] = await once(request, "response");
  if (response.statusCode !== 200) {
    response.destroy();
    throw new Error(`${server.name} answers ${response.statusCode}.`);
  }
  return response;
}

/** The headers of a response; the body is not read. */
export async function fetchHeaders(server, request) {
  const response = await open(server, request);
  response.destroy();
  return response.headers;
}

const [QUOTE, BACKSLASH] = [...'"\\'].map((character) => character.charCodeAt(0));
const OPENING = new Set([..."[{"].map((character) => character.charCodeAt(0)));
const CLOSING = new Set([..."]}"].map((character) => character.charCodeAt(0)));

/** Yields the objects of a JSON array as they arrive. */
export async function* parseElements(chunks) {
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  let parts = [];
  for await (const chunk of chunks) {
    let begin = depth > 1 ? 0 : null;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at];
      if (isEscaped) isEscaped = false;
      else if (isInString) {
        if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isInString = false;
      } else if (byte === QUOTE) isInString = true;
      else if (OPENING.has(byte)) {
        if (++depth === 2) begin = at;
      } else if (CLOSING.has(byte) && --depth === 1) {
        parts.push(chunk.subarray(begin, at + 1));
        yield JSON.parse(Buffer.concat(parts).toString());
        parts = [];
        begin = null;
      }
    }
    if (begin !== null) parts.push(chunk.subarray(begin));
  }
  if (depth !== 0) throw new Error("The list ends in the middle.");
}

/** Reads a list to its end and counts its elements and bytes. */
export async function readWholeList(server, request) {
  const response = await open(server, request);
  let bytes = 0;
  async function* countElements() {
    for await (const chunk of response) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  const list = parseElements(countElements());
  let elements = 0;
  while (!(await list.next()).done) elements++;
  return { elements, bytes };
}

/**
 * Compares two servers' lists element by element while both arrive.
 * @throws Error with the first differing element
 */
export async function mustListTheSame(name, reference, other) {
  const lists = await Promise.all(
    [reference, other].map(({ server, request }) => open(server, request(0))),
  );
  try {
    const [expected, actual] = lists.map(parseElements);
    for (let count = 1; ; count++) {
      const [one, another] = await Promise.all([expected.next(), actual.next()]);
      if (one.done && another.done) return;
      mustBeEqual(`${name}, element ${count},`, one.value ?? null, another.value ?? null);
    }
  } finally {
    for (const list of lists) list.destroy();
  }
}
