import { PassThrough } from "node:stream";
import { type ReplicatedDatabase, runOn, startReplicated } from "../../testing/replicatedDatabase";
import { callRest } from "../../testing/callRest";
import { openPage } from "../../testing/pages";
import { countReplicas } from "../../testing/replicaMetrics";
import { client } from "../../testing/recipeViews";
import { TEST_SECRET, TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";

const describeOnPostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

describeOnPostgres("While the primary does not respond", () => {
  let database: ReplicatedDatabase;
  let server: TestServer;
  let log = "";

  const rename = (name: string) =>
    database.db.query("update recipes set name = $1 where recipe_id = 1", [name]);
  const untilReplayed = (name: string) =>
    waitUntil(async () => {
      const read = ({ url }: { url: string }) =>
        runOn<{ name: string }>(url, "select name from recipes where recipe_id = 1");
      const rows = await Promise.all(database.replicas.map(read));
      return rows.every(([row]) => row!.name === name);
    });
  /** Returns the log messages about the primary. */
  const messages = () =>
    log
      .split("\n")
      .flatMap((line) => (line ? [(JSON.parse(line) as { msg: string }).msg] : []))
      .filter((message) => message.startsWith("primary "));
  const isSilent = () => messages().at(-1) === "primary does not answer";
  const untilSilent = () => waitUntil(async () => isSilent());
  const untilAnswering = () => waitUntil(async () => !isSilent());

  beforeAll(async () => {
    database = await startReplicated(2);
    const lines = new PassThrough();
    lines.on("data", (line: Buffer) => (log += line.toString()));
    server = await TestServer.startOn(
      database,
      {
        DATABASE_URL: database.url,
        JWT_SECRET: TEST_SECRET,
        DATABASE_REPLICA_URLS: database.replicas.map(({ url }) => url).join(),
        REPLICA_MAX_AGE: "3600",
        METRICS: "on",
        RATE_LIMIT: "off",
        LOG_LEVEL: "info",
      },
      lines,
      client,
    );
    await waitUntil(async () => (await countReplicas(server)) === 2);
  }, 180_000);
  afterAll(async () => {
    await server?.close();
    await database?.close();
  });
  beforeEach(() => (log = ""));
  afterEach(async () => {
    await database.unfreeze();
    await untilAnswering();
  });

  it("visitors continue to read, including the latest changes", async () => {
    expect((await openPage(server, "/recipes/1")).status).toBe(200);
    expect((await callRest(server, "GET /recipes")).status).toBe(200);
    await rename("Changed last");
    await untilReplayed("Changed last");
    await database.freeze();
    const page = await openPage(server, "/recipes/1");
    expect([page.status, page.html]).toEqual([200, expect.stringContaining("Changed last")]);
    const answers = [
      await openPage(server, "/"),
      await callRest(server, "GET /recipes"),
      await callRest(server, "GET /recipes/1"),
      await fetch(`${server.url}/feed.atom`),
      await fetch(`${server.url}/sitemap.xml`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await callRest(server, "GET /recipes")).text).toContain("Changed last");
  });

  it("logged-in users are refused immediately, and visitors do not wait", async () => {
    const token = await server.login("member");
    await rename("Read by nobody");
    await untilReplayed("Read by nobody");
    await database.freeze();
    await untilSilent();
    const statements = await database.counter.collectStatements(async () => {
      const refused = await callRest(server, "GET /recipes/1", { token });
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
      expect((await server.graphql("{ viewer { name } }", {}, token)).status).toBe(503);
      expect((await openPage(server, "/recipes/1")).status).toBe(200);
    });
    expect(statements.filter((sql) => sql.includes("from sessions"))).toEqual([]);
    // A query must appear once; it would appear twice if it went to the primary first.
    expect(statements.filter((sql) => sql.includes("recipe_docs"))).toHaveLength(1);
    await database.unfreeze();
    await untilAnswering();
    // The check may be repeated, because connections that were opened meanwhile fail once.
    const isServed = async () =>
      (await callRest(server, "GET /recipes/1", { token })).status === 200;
    await waitUntil(isServed);
    expect(messages()).toEqual(["primary does not answer", "primary answers again"]);
  });

  it("responses of replicas are not stored beyond the outage", async () => {
    await Promise.all(database.replicas.map((replica) => replica.pause()));
    await rename("Known to the primary");
    await database.freeze();
    const stale = await callRest(server, "GET /recipes");
    expect(stale.text).toContain("Read by nobody");
    expect((await openPage(server, "/recipes/1")).html).toContain("Read by nobody");
    await untilSilent();
    await database.unfreeze();
    await untilAnswering();
    expect((await callRest(server, "GET /recipes")).text).toContain("Known to the primary");
    // The page must be rendered again, although the version of the data has not changed.
    expect((await openPage(server, "/recipes/1")).html).toContain("Known to the primary");
    await Promise.all(database.replicas.map((replica) => replica.resume()));
  });
});
