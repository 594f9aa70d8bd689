import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { getBodyTimeout, startBodyTimeout, timeouts } from "./bodyTimeout";

let server: Server;
let failures: unknown[];

beforeEach(async () => {
  failures = [];
  server = createServer((request, response) => {
    startBodyTimeout(request, 100);
    text(request).then(
      (body) => response.end(`It said ${body}.`),
      (failure) => failures.push(failure),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(async () => {
  server.close();
  await once(server, "close");
});

/** Sends these parts of a request, and returns everything that arrives until the connection ends. */
async function send(...parts: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  parts.forEach((part) => socket.write(part));
  return text(socket);
}

const HEAD = "POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 5\r\n\r\n";

test("A body that arrives in time is accepted", async () => {
  expect(await send(HEAD, "hello")).toMatch(/^HTTP\/1.1 200 OK[^]*It said hello\.$/);
  expect(failures).toEqual([]);
});

test("A body that does not arrive is refused with 408, and reading it causes an error", async () => {
  expect(await send(HEAD, "hell")).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
  expect(failures).toEqual([expect.objectContaining({ message: "aborted" })]);
});

test("Headers may take ten seconds, bodies 30 seconds and large files five minutes", async () => {
  const { headersTimeout, connectionsCheckingInterval, requestTimeout } = timeouts;
  expect(headersTimeout + connectionsCheckingInterval).toBe(10_000);
  expect(getBodyTimeout("/graphql")).toBe(30_000);
  expect(getBodyTimeout("/api/recipes")).toBe(30_000);
  expect(getBodyTimeout("/api/photos")).toBe(requestTimeout);
  expect(requestTimeout).toBe(300_000);
});
