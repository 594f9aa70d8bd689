import { once } from "node:events";
import { setImmediate as turn } from "node:timers/promises";
import { type AddressInfo, connect as connectSocket, createServer, type Socket } from "node:net";
import type { Pool } from "pg";
import { onServer } from "../testing/seed";
import { openTestDatabase, type TestDatabase } from "../testing/testDatabase";
import { waitUntil } from "../testing/waitUntil";
import { makeDataSource } from "./dataSource";
import { connect, type Database } from "./openDatabase";
import { makeProbe } from "./probe";
import { formatAddress, parseAddress } from "./hosts";

describe("The address of a database", () => {
  it("may name several hosts, of which the writable host is used", () => {
    expect(parseAddress("postgres://me:s@one,two:5433,[::1]/potluck?sslmode=require")).toEqual({
      url: "postgres://me:s@one/potluck?sslmode=require",
      hosts: [
        { host: "one", port: 5432 },
        { host: "two", port: 5433 },
        { host: "::1", port: 5432 },
      ],
      attributes: "read-write",
    });
  });

  it("may state the required host in libpq's syntax", () => {
    const read = parseAddress("postgresql://one,two/potluck?target_session_attrs=standby&a=b");
    expect(read).toMatchObject({ url: "postgresql://one/potluck?a=b", attributes: "standby" });
    expect(parseAddress("postgres://one/potluck")).toMatchObject({ attributes: "any" });
  });

  it.each([
    "mysql://one/potluck",
    "postgres://one,two:port/potluck",
    "postgres://one,two/potluck?target_session_attrs=best",
    "one,two",
  ])("is refused if it is %s", (address) => {
    expect(parseAddress(address)).toBeNull();
  });

  it("is displayed without its password", () => {
    expect(formatAddress("postgres://me:secret@one,two:5433/potluck")).toBe("one:5432,two:5433");
  });
});

const describeOnPostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

describeOnPostgres("A database at an address with several hosts", () => {
  let database: TestDatabase;
  let severally: Database;
  let name: string;
  /**
   * Returns an address whose first host refuses connections and whose second host accepts writes.
   */
  const getAddress = (port: string) => `postgres://postgres@127.0.0.1:9,127.0.0.1:${port}/${name}`;
  beforeAll(async () => {
    database = await openTestDatabase();
    const url = new URL((database.db.options as { url: string }).url);
    name = url.pathname.slice(1);
    severally = await connect({ url: getAddress(url.port) }, async () => {});
  });
  afterAll(async () => {
    await severally?.close();
    await database?.close();
  });

  it("connects to the writable host", async () => {
    const probe = makeProbe(severally.db);
    expect(await probe.isReady()).toBe(true);
    await probe.close();
    await severally.db.query("update users set name = name where user_id = 1");
  });

  it("does not connect while no host is writable", async () => {
    const { master } = severally.db.driver as unknown as { master: Pool };
    const set = (value: string) =>
      onServer(`alter database ${name} set default_transaction_read_only = ${value}`);
    const ask = async (): Promise<unknown> => {
      // The loop waits, because earlier connections remain and new ones of the same kind may be
      // opened for a moment.
      while (master.idleCount > 0) (await master.connect()).release(true);
      return severally.db.query("select 1").catch((error: unknown) => error);
    };
    await set("on");
    await waitUntil(async () => ((await ask()) as { code?: string }).code === "ECONNREFUSED");
    await set("off");
    await expect(severally.db.query("select 1")).resolves.toHaveLength(1);
  });
});

/** Opens a proxy that forwards all bytes, except while it is frozen. */
async function openProxy(port: number) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const proxy = createServer((client) => {
    const server = connectSocket(port, "127.0.0.1");
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => client.destroy() && server.destroy());
    }
    if (isFrozen) return;
    client.pipe(server);
    server.pipe(client);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    address: `127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    thaw() {
      isFrozen = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

describeOnPostgres("A host with open connections", () => {
  it.each(["stops answering", "is gone"])(
    "that %s loses its connections to another host",
    async (fault) => {
      const database = await openTestDatabase();
      const { port, pathname } = new URL((database.db.options as { url: string }).url);
      const [first, second] = [await openProxy(Number(port)), await openProxy(Number(port))];
      second.freeze();
      const url = `postgres://postgres@${first.address},${second.address}${pathname}`;
      const severally = await makeDataSource({ url }, { limits: "none" }).initialize();
      const query = () => severally.query("select 1");
      await Promise.all([query(), query(), query()]);
      second.thaw();
      if (fault === "is gone") first.close();
      else first.freeze();
      await expect(query()).rejects.toThrow();
      // The other connections are closed in the same iteration of the event loop.
      await turn();
      await expect(Promise.all([query(), query(), query()])).resolves.toHaveLength(3);
      await severally.destroy();
      first.close();
      second.close();
      await database.close();
    },
  );
});
