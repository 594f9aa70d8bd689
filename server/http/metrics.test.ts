import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Registry } from "prom-client";
import { parse } from "yaml";
import { projectFolder } from "../brand";
import { httpStatus } from "../errors";
import { TestServer } from "../testing/testServer";
import { addReplicaMetrics } from "./addReplicaMetrics";

const TOKEN = "a token for the stats";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ METRICS: "on", METRICS_TOKEN: TOKEN });
});
afterAll(() => server.close());

const fetchMetrics = (authorization?: string) =>
  fetch(`${server.url}/metrics`, {
    headers: { Accept: "*/*", ...(authorization ? { Authorization: authorization } : {}) },
  });

const stats = async () => (await fetchMetrics(`Bearer ${TOKEN}`)).text();

describe("The metrics", () => {
  it("are not found unless they are enabled", async () => {
    const defaultServer = await TestServer.start();
    const response = await fetch(`${defaultServer.url}/metrics`, {
      headers: { Accept: "text/plain" },
    });
    await defaultServer.close();
    expect(response.status).toBe(404);
  });

  it.each([undefined, "Bearer another token", TOKEN, "Bearer "])(
    "are refused if the Authorization header is %s",
    async (authorization) => {
      const response = await fetchMetrics(authorization);
      expect(response.status).toBe(401);
      expect(await response.text()).toBe("A valid metrics token is required.");
    },
  );

  it("include requests, operations, connections and the process", async () => {
    await server.graphql("query Mine { tags { name } }");
    const text = await stats();
    for (const line of [
      /^potluck_http_request_duration_seconds_count\{kind="graphql",method="POST",status="200"\} 1$/m,
      /^potluck_graphql_operation_duration_seconds_count\{type="query",field="tags",outcome="ok"\} 1$/m,
      /^potluck_database_statement_duration_seconds_count\{kind="select",outcome="ok"\} \d+$/m,
      /^potluck_mail_queue 0$/m,
      /^potluck_mail_queue_age_seconds 0$/m,
      /^potluck_passwords_waiting 0$/m,
      /^potluck_database_connections\{state="idle"\} \d+$/m,
      /^nodejs_eventloop_lag_p99_seconds \S+$/m,
      /^process_resident_memory_bytes \d+$/m,
    ]) {
      expect(text).toMatch(line);
    }
  });

  it("count errors by their code, over both APIs", async () => {
    await server.graphql("{ user(userId: 999999) { name } }");
    await fetch(`${server.url}/api/users/999999`);
    await server.graphql("{ nothing }");
    const text = await stats();
    expect(text).toMatch(/^potluck_errors_total\{code="UNAUTHENTICATED"\} 2$/m);
    expect(text).toMatch(/^potluck_errors_total\{code="GRAPHQL_VALIDATION_FAILED"\} 1$/m);
  });

  it("report the state of Redis if it is configured", async () => {
    expect(await stats()).not.toMatch(/^potluck_redis_up/m);
    const lonely = await TestServer.startOn(server.database, {
      METRICS: "on",
      REDIS_URL: "redis://127.0.0.1:1",
    });
    const text = await (await fetch(`${lonely.url}/metrics`)).text();
    await lonely.close();
    expect(text).toMatch(/^potluck_redis_up 0$/m);
  });

  it("include the number and age of unsent mails", async () => {
    const { db } = server.database;
    await db.query(
      `insert into outbox (user_id, kind, created_at, next_try_at)
       values (1, 'password-reset', now() - interval '1 hour', now() + interval '1 hour')`,
    );
    const text = await stats();
    await db.query("delete from outbox");
    expect(text).toMatch(/^potluck_mail_queue 1$/m);
    expect(text).toMatch(/^potluck_mail_queue_age_seconds 3[67]\d\d/m);
  });

  it("have the same number of lines for any names of operations and any paths", async () => {
    const send = async (name: string) => {
      await server.graphql(`query ${name} { ${name}: viewer { name } }`);
      await server.graphql(`{ ${name} }`);
      await fetch(`${server.url}/${name}`, { headers: { Accept: "text/html" } });
    };
    // The process's own metrics are excluded, because some appear only when it first collects
    // garbage.
    const readOwnMetrics = async () =>
      (await stats()).split("\n").filter((line) => /potluck_/.test(line));
    await send("firstWhim");
    const countBefore = await readOwnMetrics();
    await send("secondWhim");
    const after = await readOwnMetrics();
    expect(after.join("\n")).not.toMatch(/Whim/);
    expect(after.length).toBe(countBefore.length);
  });
});

describe("The dashboard and the alerts", () => {
  interface Rule {
    alert: string;
    expr: string;
    labels: { severity: string };
    annotations: { summary: string; runbook: string };
  }
  interface Panel {
    type: string;
    title: string;
    targets?: { expr: string }[];
  }

  const read = (path: string) => readFileSync(join(projectFolder, path), "utf8");
  const { groups } = parse(read("docker/prometheus/alerts.yml")) as { groups: { rules: Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  const { panels } = JSON.parse(read("docker/grafana/dashboard.json")) as { panels: Panel[] };
  const graphPanels = panels.filter(({ type }) => type !== "row");
  const expressions = [
    ...rules.map(({ alert, expr }) => [alert, expr]),
    ...graphPanels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr])),
  ] as [string, string][];

  it("read only existing metrics", async () => {
    const ofReplicas = new Registry();
    addReplicaMetrics(server.database.db, { replicas: [] }, ofReplicas);
    const all = (await stats()) + (await ofReplicas.metrics());
    const metricLabels = new Map(
      [...all.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name, type]),
    );
    const exists = (name: string) =>
      metricLabels.has(name) ||
      ["histogram", "summary"].includes(
        metricLabels.get(name.replace(/_(bucket|count|sum)$/, "")) ?? "missing",
      );
    const unknownExpressions = expressions.flatMap(([where, expression]) =>
      (expression.match(/\b(?:nodejs|potluck|process)_\w+/g) ?? [])
        .filter((name) => !exists(name))
        .map((name) => `${where}: ${name}`),
    );
    expect(expressions.length).toBeGreaterThan(0);
    expect(unknownExpressions).toEqual([]);
  });

  it("filter only by existing error codes", () => {
    const all = expressions.map(([, expression]) => expression).join();
    const codes = [...all.matchAll(/code="(\w+)"/g)].map(([, code]) => code!);
    expect(codes).toContain("SERVICE_UNAVAILABLE");
    expect(codes.filter((code) => !(code in httpStatus))).toEqual([]);
  });

  it("have no panel without a query", () => {
    expect(graphPanels.length).toBeGreaterThan(0);
    expect(graphPanels.filter(({ targets = [] }) => targets.length === 0)).toEqual([]);
  });

  it("have exactly one section in the runbook for each alert", () => {
    const sections = [...read("docs/runbook.md").matchAll(/^## (Potluck.+)$/gm)].map(
      ([, title]) => title,
    );
    expect(sections).toEqual(rules.map(({ alert }) => alert));
    for (const { alert, annotations, labels } of rules) {
      expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
      expect(["page", "ticket"]).toContain(labels.severity);
    }
  });

  it("count the first error of each code, because each code has a line from the start", async () => {
    const newServer = await TestServer.startOn(server.database, { METRICS: "on" });
    const text = await (await fetch(`${newServer.url}/metrics`)).text();
    await newServer.close();
    for (const code of Object.keys(httpStatus)) {
      expect(text).toContain(`potluck_errors_total{code="${code}"} 0\n`);
    }
  });
});
