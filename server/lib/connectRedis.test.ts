import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createConnection, createServer, type AddressInfo } from "node:net";
import { createClient } from "redis";
import { TestServer } from "../testing/testServer";
import { waitUntil } from "../testing/waitUntil";

const program = ["redis-server", "valkey-server"].find(
  (name) => !spawnSync(name, ["--version"]).error,
);
// The tests run if Redis is installed; the run reports a missing Redis if they are mandatory.
const describeWithRedis = program ? describe : describe.skip;

const running = new Set<ChildProcess>();
afterAll(() => running.forEach((redis) => redis.kill("SIGKILL")));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, "127.0.0.1", () => {
      resolve(true);
      socket.destroy();
    });
    socket.once("error", () => resolve(false));
  });

async function startRedis(port: number): Promise<ChildProcess> {
  const options = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const redis = spawn(program!, ["--port", `${port}`, ...options], { stdio: "ignore" });
  running.add(redis);
  await waitUntil(() => listens(port));
  return redis;
}

async function end(redis: ChildProcess): Promise<void> {
  const exited = once(redis, "exit");
  redis.kill("SIGKILL");
  await exited;
}

const LOGIN = "mutation ($input: LoginInput!) { login(input: $input) { token } }";
const ATTEMPTS = 3;
describeWithRedis("With REDIS_URL", () => {
  let port: number;
  let redis: ChildProcess | undefined;
  let logged: string[];
  let server: TestServer | undefined;

  const settings = () => ({
    REDIS_URL: `redis://127.0.0.1:${port}`,
    LOGIN_ATTEMPTS: `${ATTEMPTS}`,
    LOG_LEVEL: "info",
  });
  async function start(): Promise<void> {
    logged = [];
    const write = (line: string) => void (line.includes("Redis") && logged.push(line));
    server = await TestServer.start(settings(), { write });
  }
  const isAway = () => logged.at(-1)?.includes("Redis is unavailable") ?? false;
  /** Expects one log entry for each loss and each recovery. */
  const expectToldOnce = () => {
    const reports = logged.map((line) => line.includes("Redis is unavailable"));
    expect(reports).toEqual(reports.map((_away, index) => index % 2 === 0));
    expect(reports).toContain(true);
  };

  /** Sends a wrong password and returns the response. */
  async function tryToLogIn(email: string): Promise<unknown> {
    const input = { email, password: "wrong" };
    const { errors } = await server!.graphql(LOGIN, { input });
    return errors?.[0]?.extensions["code"];
  }

  /**
   * Expects that both counts together reach the limit, because a command that a busy machine delays
   * is counted in memory.
   */
  async function expectToCount(email: string): Promise<void> {
    const answers = new Set<unknown>();
    for (let attempt = 0; attempt <= 2 * ATTEMPTS; attempt++) answers.add(await tryToLogIn(email));
    expect([...answers]).toEqual(["UNAUTHENTICATED", "RATE_LIMITED"]);
  }

  /**
   * Waits until the server has connected to Redis in the background; clients are counted in memory
   * before.
   */
  async function untilConnected(): Promise<void> {
    const onlooker = createClient({ url: `redis://127.0.0.1:${port}` });
    await onlooker.connect();
    let email = 0;
    await waitUntil(async () => {
      await tryToLogIn(`${email++}@x.example`);
      return (await onlooker.dbSize()) > 0;
    });
    onlooker.destroy();
  }

  const isReady = async () => (await fetch(`${server!.url}/readyz`)).ok;

  beforeEach(async () => {
    port = await freePort();
  });
  afterEach(async () => {
    await server?.close();
    server = undefined;
    if (redis) await end(redis);
    redis = undefined;
  });

  it("logins are counted across all processes", async () => {
    redis = await startRedis(port);
    await start();
    await untilConnected();
    await expectToCount("a@x.example");
    const first = server!;
    server = await TestServer.startOn(first.database, { ...settings(), LOG_LEVEL: "silent" });
    await waitUntil(async () => (await tryToLogIn("a@x.example")) === "RATE_LIMITED");
    await server.close();
    server = first;
  });

  it("a server starts even if Redis is unavailable, counts in memory, and connects later", async () => {
    await start();
    expect(await isReady()).toBe(true);
    await expectToCount("b@x.example");
    expectToldOnce();
    redis = await startRedis(port);
    await waitUntil(() => Promise.resolve(!isAway()));
    await expectToCount("c@x.example");
    expectToldOnce();
  });

  it("a killed Redis delays no request, and is reconnected", async () => {
    redis = await startRedis(port);
    await start();
    await untilConnected();
    await expectToCount("d@x.example");
    await end(redis);
    redis = undefined;
    await expectToCount("e@x.example");
    expect(await isReady()).toBe(true);
    redis = await startRedis(port);
    await waitUntil(() => Promise.resolve(!isAway()));
    expectToldOnce();
  });

  it("a frozen Redis delays no request, and is reconnected", async () => {
    redis = await startRedis(port);
    await start();
    await untilConnected();
    await expectToCount("f@x.example");
    redis.kill("SIGSTOP");
    await expectToCount("g@x.example");
    expect(await isReady()).toBe(true);
    redis.kill("SIGCONT");
    await waitUntil(() => Promise.resolve(!isAway()));
    expectToldOnce();
  });
});
