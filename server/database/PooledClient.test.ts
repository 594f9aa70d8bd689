import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { makeDataSource } from "./dataSource";

let server: Server;
afterEach(() => server.close());

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};

const AUTHENTICATED = message("R", Buffer.alloc(4));
const READY = message("Z", Buffer.from("I"));
const STOPPING = message(
  "E",
  Buffer.from("SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"),
);

/** Starts a server that stops when it accepts a connection. */
async function listen(onClosed: () => void): Promise<number> {
  server = createServer((socket: Socket) => {
    socket.once("data", () => socket.end(Buffer.concat([AUTHENTICATED, READY, STOPPING])));
    socket.once("close", onClosed);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

it.each([{ pooled: false }, { pooled: true }])(
  "A connection that is lost immediately causes an error in its caller, and the process continues: %j",
  async (how) => {
    let closing = 0;
    const url = `postgres://cook@127.0.0.1:${await listen(() => closing++)}/potluck`;
    const db = makeDataSource({ url, ...how });
    await expect(db.initialize()).rejects.toThrow(/not queryable|terminat/);
    expect(closing).toBeGreaterThan(0);
  },
);
