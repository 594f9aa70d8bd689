import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { TestServer } from "../testing/testServer";
import { unusualDocuments } from "../testing/unusualDocuments";

/** Levels of pino: an error and a fatal one. */
const ERROR = 50;

const logged: { level: number; msg: string }[] = [];
let server: TestServer;
beforeAll(async () => {
  const destination = { write: (line: string) => void logged.push(JSON.parse(line)) };
  server = await TestServer.start({ LOG_LEVEL: "info", RATE_LIMIT: "off" }, destination);
});
afterAll(() => server.close());
beforeEach(() => void logged.splice(0));

const VIEWER = "{ viewer { name } }";

/** Bodies that are not objects with a document, and objects with further fields. */
const bodies: unknown[] = [
  null,
  true,
  1,
  "text",
  [],
  {},
  [{ query: VIEWER }],
  [{ query: VIEWER }, { query: "{ tags { name } }" }],
  [[{ query: VIEWER }]],
  [null],
  [1],
  { query: null },
  { query: 1 },
  { query: true },
  { query: [] },
  { query: [VIEWER] },
  { query: {} },
  { query: { kind: "Document", definitions: [] } },
  { query: VIEWER, variables: null },
  { query: VIEWER, variables: 1 },
  { query: VIEWER, variables: "" },
  { query: VIEWER, variables: "{}" },
  { query: VIEWER, variables: "[" },
  { query: VIEWER, variables: true },
  { query: VIEWER, variables: [] },
  { query: VIEWER, variables: [1] },
  { query: VIEWER, variables: { "": 1, constructor: 1, toString: null } },
  { query: VIEWER, operationName: null },
  { query: VIEWER, operationName: "" },
  { query: VIEWER, operationName: "Other" },
  { query: VIEWER, operationName: "__proto__" },
  { query: VIEWER, operationName: 1 },
  { query: VIEWER, operationName: [] },
  { query: VIEWER, operationName: {} },
  { query: VIEWER, operationName: true },
  { query: "query A { viewer { name } } query B { viewer { name } }", operationName: "C" },
  { query: "query A { viewer { name } } query B { viewer { name } }", operationName: "" },
  { query: "query A { viewer { name } } subscription B { x }", operationName: "B" },
  { query: "fragment F on Recipe { name }", operationName: "F" },
  { query: VIEWER, extensions: null },
  { query: VIEWER, extensions: 1 },
  { query: VIEWER, extensions: "" },
  { query: VIEWER, extensions: "{" },
  { query: VIEWER, extensions: [] },
  { query: VIEWER, extensions: { persistedQuery: null } },
  { query: VIEWER, extensions: { persistedQuery: 1 } },
  { query: VIEWER, extensions: { persistedQuery: "x" } },
  { query: VIEWER, extensions: { persistedQuery: [] } },
  { query: VIEWER, extensions: { persistedQuery: {} } },
  { query: VIEWER, extensions: { persistedQuery: { version: 1 } } },
  { query: VIEWER, extensions: { persistedQuery: { version: 2, sha256Hash: "x" } } },
  { query: VIEWER, extensions: { persistedQuery: { version: 1, sha256Hash: 1 } } },
  { query: VIEWER, extensions: { persistedQuery: { version: 1, sha256Hash: "" } } },
  { extensions: { persistedQuery: { version: 1, sha256Hash: "a".repeat(64) } } },
  { query: "", extensions: { persistedQuery: { version: 1, sha256Hash: "a".repeat(64) } } },
  { id: "x" },
  { query: VIEWER, http: { method: "DELETE" } },
  { query: VIEWER, context: { viewer: 1 } },
];

// The headers close the connection, because some responses end it.
const JSON_TYPE = { "Content-Type": "application/json", Connection: "close" };
const asJson = (value: unknown) => JSON.stringify(value) ?? "";
const post = (body: string, headers: Record<string, string> = JSON_TYPE) => ({
  path: "/graphql",
  init: { method: "POST", body, headers },
});
const get = (parameters: string, headers: Record<string, string> = JSON_TYPE) => ({
  path: `/graphql${parameters}`,
  init: { headers },
});
const query = encodeURIComponent(VIEWER);
const completeBody = asJson({ query: VIEWER });

/** Unusual requests, by their unusual property. */
const requests: Record<string, { path: string; init: RequestInit }> = {
  ...Object.fromEntries(
    unusualDocuments.flatMap((document, i) => [
      [`document ${i} by POST: ${document.slice(0, 60)}`, post(asJson({ query: document }))],
      [
        `document ${i} by GET: ${document.slice(0, 60)}`,
        get(`?query=${encodeURIComponent(document)}`),
      ],
    ]),
  ),
  ...Object.fromEntries(
    bodies.map((body) => [`body ${asJson(body).slice(0, 90)}`, post(asJson(body))]),
  ),
  ...Object.fromEntries(
    [
      "text/html", "text/event-stream", "multipart/mixed", "application/xml", "*", "*/*;q=0", "x/y;q=2", ";;;", "application/json;q=0",
      "application/graphql-response+json;charset=utf-16", "a".repeat(5_000), "application/json, ".repeat(300) + "text/html",
    ].map((accept) => [`Accept: ${accept.slice(0, 60)}`, post(completeBody, { ...JSON_TYPE, Accept: accept })]), // prettier-ignore
  ),
  ...Object.fromEntries(
    [
      "", "text/plain", "application/graphql", "application/x-www-form-urlencoded", "multipart/form-data", "multipart/form-data; boundary=x",
      "application/json; charset=utf-16", "application/json; charset=nothing", "application/json;", "application/json; charset=", ";",
      "application/jsonp", "application/graphql-response+json", "a".repeat(5_000), "application/json, application/json",
    ].map((type) => [`Content-Type: ${type.slice(0, 60)}`, post(completeBody, { ...JSON_TYPE, "Content-Type": type })]), // prettier-ignore
  ),
  ...Object.fromEntries(
    ["gzip", "br", "deflate", "identity", "nothing", "gzip, gzip", "zstd"].map((encoding) => [
      `Content-Encoding: ${encoding}`,
      post(completeBody, { ...JSON_TYPE, "Content-Encoding": encoding }),
    ]),
  ),
  ...Object.fromEntries(
    [
      "", "?", "?query", "?query=", "?query=%", "?query=%FF", "?query=%00", `?query=${query}&query=${query}`, `?query[]=${query}`, `?query[a]=${query}`,
      `?query=${query}&variables=`, `?query=${query}&variables={`, `?query=${query}&variables=[]`, `?query=${query}&variables=1`,
      `?query=${query}&variables=null`, `?query=${query}&variables=%22a%22`, `?query=${query}&variables={}&variables={}`,
      `?query=${query}&extensions={`, `?query=${query}&extensions=1`, `?query=${query}&extensions=null`,
      `?query=${query}&operationName=`, `?query=${query}&operationName=x`, `?query=${query}&operationName=a&operationName=b`,
      `?__proto__=1&query=${query}`, `?query=${encodeURIComponent("mutation { logout }")}`,
      `?extensions=${encodeURIComponent('{"persistedQuery":{"version":1,"sha256Hash":"a"}}')}`,
    ].map((parameters) => [`GET ${parameters.slice(0, 80)}`, get(parameters)]), // prettier-ignore
  ),
  ...Object.fromEntries(
    ["PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "PROPFIND", "QUERY"].map((method) => [
      `method ${method}`,
      { path: "/graphql", init: { method, headers: JSON_TYPE } },
    ]),
  ),
  "JSON that is cut off": post(completeBody.slice(0, -1)),
  "JSON twice": post(completeBody + completeBody),
  "JSON with a BOM": post(`\uFEFF${completeBody}`),
  "JSON with __proto__": post(`{ "__proto__": { "query": ${asJson(VIEWER)} } }`),
  "JSON with two documents": post(`{ "query": "{", "query": ${asJson(VIEWER)} }`),
  "JSON of 100,000 arrays": post("[".repeat(100_000) + "]".repeat(100_000)),
  "JSON with a lone surrogate": post('{ "query": "{ viewer { name } } # \\ud800" }'),
  "no body": post(""),
  "a path below": { ...post(completeBody), path: "/graphql/x" },
  "a path with a slash": { ...post(completeBody), path: "/graphql/" },
  "a path in capital letters": { ...post(completeBody), path: "/GraphQL" },
  "an invalid token": post(completeBody, { ...JSON_TYPE, Authorization: "Bearer x" }),
  "a form with files": {
    path: "/graphql",
    init: { method: "POST", body: new FormData() },
  },
};

describe("GraphQL handles an unusual request without an internal error", () => {
  it("in hundreds of cases", async () => {
    expect(Object.keys(requests).length).toBeGreaterThan(300);
    const failures: string[] = [];
    for (const [name, { path, init }] of Object.entries(requests)) {
      logged.splice(0);
      const status = await fetch(server.url + path, init).then(
        async (response) => {
          await response.text();
          return response.status;
        },
        (error: Error) => `no response (${String(error.cause)})`,
      );
      const errors = logged.filter(({ level }) => level >= ERROR).map(({ msg }) => msg);
      if (typeof status === "string" || status >= 500 || errors.length > 0)
        failures.push(`${name}: ${status} ${errors.join()}`);
    }
    expect(failures).toEqual([]);
  });

  it.each([
    ["an invalid length", "POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n"],
    ["two lengths", `POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    ["no host", "POST /graphql HTTP/1.1\r\n\r\n"],
    ["an absolute address", "GET http://b/graphql?query={__typename} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
    ["a chunked body", "POST /graphql HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"],
    ["an upgrade", "GET /graphql HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"],
    ["CONNECT", "CONNECT /graphql HTTP/1.1\r\nHost: a\r\n\r\n"],
  ])("with %s", async (_name, bytes) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    await once(socket, "connect");
    socket.end(bytes);
    const [, status] = /^HTTP\/1\.1 (\d+)/.exec(await text(socket)) ?? [];
    expect(Number(status ?? 400)).toBeLessThan(500);
    expect(logged.filter(({ level }) => level >= ERROR)).toEqual([]);
  }); // prettier-ignore
});
