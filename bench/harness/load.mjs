import { createConnection } from "node:net";

/**
 * A load client that costs little CPU on a machine shared with the server. It uses raw, persistent sockets
 * with one request at a time, and looks only for the end of each response.
 */

const HEAD_END = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/** The bytes of a request. */
export function requestBytes({ method = "GET", path, headers = {}, body }) {
  const bytes = body === undefined ? "" : typeof body === "string" ? body : JSON.stringify(body);
  const all = {
    Host: "127.0.0.1",
    ...(body === undefined
      ? {}
      : { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(bytes) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${bytes}`);
}

/** Finds the end of a response from its head. */
function parseFrame(head) {
  const status = Number(head.slice(9, 12));
  if (status === 204 || status === 304) return { status, length: 0 };
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return { status, length: Number(length) };
  if (/\r\ntransfer-encoding: *chunked/i.test(head)) return { status, length: null };
  throw new Error(`An answer without an end:\n${head}`);
}

/** Reads the responses on a socket one after the other. */
class AnswerReader {
  #received = 0;
  #head = null;
  #tail = Buffer.alloc(0);
  #bodyStart = 0;

  /** @returns {number | null} the status of a complete response */
  push(chunk) {
    this.#received += chunk.length;
    if (this.#head === null) {
      this.#tail = this.#tail.length > 0 ? Buffer.concat([this.#tail, chunk]) : chunk;
      const end = this.#tail.indexOf(HEAD_END);
      if (end < 0) return null;
      this.#head = parseFrame(this.#tail.toString("latin1", 0, end + 2));
      this.#bodyStart = end + HEAD_END.length;
    } else if (this.#head.length === null) {
      this.#tail = Buffer.concat([this.#tail.subarray(-LAST_CHUNK.length), chunk]);
    }
    const { status, length } = this.#head;
    const isWhole =
      length === null
        ? this.#tail.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
        : this.#received >= this.#bodyStart + length;
    if (!isWhole) return null;
    this.#received = 0;
    this.#head = null;
    this.#tail = Buffer.alloc(0);
    return status;
  }
}

function openConnection(port) {
  const socket = createConnection({ port, host: "127.0.0.1", noDelay: true });
  const reader = new AnswerReader();
  let settle;
  const fail = (error) => settle?.reject(error);
  socket.on("error", fail);
  socket.on("close", () => fail(new Error("The server closed the connection.")));
  socket.on("data", (chunk) => {
    try {
      const status = reader.push(chunk);
      if (status !== null) settle.resolve(status);
    } catch (error) {
      fail(error);
    }
  });
  return {
    send: (bytes) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(bytes);
      }),
    close() {
      settle = undefined;
      socket.destroy();
    },
  };
}

/**
 * Sends requests for a while, one at a time per connection, and waits until all are answered.
 * @param {object} options
 * @param {number} options.port
 * @param {number} options.connections
 * @param {number} options.seconds
 * @param {(i: number) => { bytes: Buffer, untimed?: boolean }} options.request
 * @returns {Promise<{ times: number[], sent: number, failures: Record<number, number> }>} times in ms
 */
export async function load({ port, connections, seconds, request }) {
  const times = [];
  const failures = {};
  let sent = 0;
  const end = performance.now() + seconds * 1000;
  const work = async () => {
    const connection = openConnection(port);
    try {
      while (performance.now() < end) {
        const { bytes, untimed } = request(sent++);
        const begin = performance.now();
        const status = await connection.send(bytes);
        if (!untimed) times.push(performance.now() - begin);
        if (status >= 400) failures[status] = (failures[status] ?? 0) + 1;
      }
    } finally {
      connection.close();
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return { times, sent, failures };
}
