import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { projectFolder } from "../brand";
import { FROM_SOURCES } from "../testing/fromSources";
import { type ReceivedSpan, TraceReceiver } from "../testing/TraceReceiver";
import { waitUntil } from "../testing/waitUntil";

interface LogLine {
  msg: string;
  path?: string;
  trace_id?: string;
  span_id?: string;
}

/**
 * The timeout of a test, because the server starts from its sources with a database on a busy
 * machine.
 */
const PATIENCE_MS = 300_000;

let folder: string;
const children = new Set<ChildProcess>();
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), "tracing-"))));
afterAll(() => {
  // The loop stops the servers of failed tests.
  children.forEach((child) => child.kill("SIGKILL"));
  rmSync(folder, { recursive: true });
});

/** Starts a server like `npm start`, with a new embedded database. */
class Started {
  readonly log: LogLine[] = [];
  url = "";

  private constructor(
    private readonly child: ChildProcess,
    private readonly report: string,
    readonly dataDir: string,
  ) {
    createInterface({ input: child.stdout! }).on("line", (line) => {
      this.url = /"url":"(\S+?)".*"listening"/.exec(line)?.[1] ?? this.url;
      if (line.startsWith("{")) this.log.push(JSON.parse(line) as LogLine);
    });
  }

  static async start(environment: NodeJS.ProcessEnv): Promise<Started> {
    const { PATH, HOME } = process.env;
    const name = randomBytes(6).toString("hex");
    const report = join(folder, `${name}.json`);
    const dataDir = join(folder, name);
    const reporter = join(projectFolder, "server/testing/reportPackages.cjs");
    const child = spawn(
      process.execPath,
      [...FROM_SOURCES, "-r", reporter, join(projectFolder, "server/main.ts")],
      {
        cwd: projectFolder,
        env: {
          PATH,
          HOME,
          PORT: "0",
          DATA_DIR: dataDir,
          LOG_LEVEL: "info",
          DRAIN_SECONDS: "0",
          REPORT_PACKAGES: report,
          ...environment,
        },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    children.add(child);
    child.once("close", () => children.delete(child));
    const started = new Started(child, report, dataDir);
    await waitUntil(() => Promise.resolve(started.url !== "" || child.exitCode !== null));
    return started;
  }

  /**
   * Sends a request that belongs to a trace.
   * @returns the id of the trace, and the JSON of the response
   */
  async send(path: string, init: RequestInit = {}) {
    const traceId = randomBytes(16).toString("hex");
    const response = await fetch(this.url + path, {
      ...init,
      headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, ...init.headers },
    });
    return { traceId, status: response.status, body: await response.text() };
  }

  graphql(query: string, variables: object, token = "") {
    return this.send("/graphql", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
  }

  /**
   * Stops the server with a signal.
   * @returns its status, and the packages that it has loaded
   */
  async stop() {
    const ending = once(this.child, "close");
    this.child.kill("SIGTERM");
    const [status] = (await ending) as [number | null];
    return { status, packages: JSON.parse(readFileSync(this.report, "utf8")) as string[] };
  }
}

/** The kind of spans for incoming requests. */
const SERVER = 2;

const isTracing = (name: string) => name.startsWith("@opentelemetry/");

describe("Tracing without a receiver", () => {
  it(
    "loads no tracing package except the interface that other packages include",
    async () => {
      const server = await Started.start({ DEMO_DATA: "off", STARTER_DATA: "none" });
      const { status } = await server.send("/api/categories");
      expect(status).toBe(200);
      const stopped = await server.stop();
      expect(stopped.status).toBe(0);
      expect(stopped.packages).toContain("express");
      // The package is excluded, because prom-client and redis load it with or without traces;
      // alone, it does nothing.
      expect(stopped.packages.filter(isTracing)).toEqual(["@opentelemetry/api"]);
      expect(server.log.filter(({ msg }) => msg === "request")).toHaveLength(1);
      expect(JSON.stringify(server.log)).not.toContain("trace_id");
    },
    PATIENCE_MS,
  );
});

describe("Tracing with a receiver", () => {
  const DOCUMENT = "query Names($filter: RecipeFilter) { recipes(filter: $filter) { totalCount } }";
  const SEARCH = "SEARCHTEXT";
  const LOGIN = "mutation ($input: LoginInput!) { login(input: $input) { token } }";

  const RESET = "mutation ($email: String!) { requestPasswordReset(email: $email) }";
  const BACKGROUND = /^(rebuild read model|send mail|read import|create imported|delete) ?/;

  let receiver: TraceReceiver;
  let server: Started;
  let stopped: Awaited<ReturnType<Started["stop"]>>;
  const traces: Record<string, string> = {};
  let token: string;

  beforeAll(async () => {
    receiver = await TraceReceiver.start();
    server = await Started.start({
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_HEADERS: "x-api-key=of the receiver",
      // The delay exceeds the test's duration, so that spans are sent only when the server ends.
      OTEL_BSP_SCHEDULE_DELAY: "600000",
      OTEL_EXPORTER_OTLP_TIMEOUT: "60000",
    });
    const input = { email: "member@potluck.example", password: "potluck-demo" };
    const login = await server.graphql(LOGIN, { input });
    token = (JSON.parse(login.body) as { data: { login: { token: string } } }).data.login.token;
    traces["login"] = login.traceId;
    traces["rest"] = (await server.send("/api/categories?search=SEARCHTEXT")).traceId;
    traces["interpreted"] = (
      await server.graphql(DOCUMENT, { filter: { search: SEARCH } }, token)
    ).traceId;
    traces["compiled"] = (
      await server.graphql(DOCUMENT, { filter: { search: SEARCH } }, token)
    ).traceId;
    traces["refused"] = (
      await server.graphql(`{ user(userId: "${SEARCH}") { name } }`, {})
    ).traceId;
    traces["page"] = (
      await server.send("/recipes/1?search=SEARCHTEXT", { headers: { Accept: "text/html" } })
    ).traceId;
    traces["missing"] = (await server.send("/api/SEARCHED")).traceId;
    await untilMailIsSent();
    await importRecipe();
    traces["probe"] = (await server.send("/healthz")).traceId;
    stopped = await server.stop();
  }, PATIENCE_MS);
  afterAll(() => receiver.close());

  async function untilMailIsSent() {
    await server.graphql(RESET, { email: "member@potluck.example" });
    const isMail = (file: string) => file.endsWith(".eml");
    const mails = join(server.dataDir, "mail");
    await waitUntil(() => Promise.resolve(existsSync(mails) && readdirSync(mails).some(isMail)));
  }

  /** Imports a recipe, creates it and deletes it again. */
  async function importRecipe() {
    const { body } = await server.graphql(
      "mutation ($input: ImportInput!) { createImport(input: $input) { importId } }",
      { input: { text: `${SEARCH} soup\nCategory: Soups\n\n1 onion\n\nCook the onion.` } },
      token,
    );
    const { importId } = (JSON.parse(body) as { data: { createImport: { importId: number } } }).data
      .createImport;
    const untilState = (state: string) =>
      waitUntil(async () => {
        const { body: now } = await server.graphql(
          "query State($importId: Int!) { import(importId: $importId) { state } }",
          { importId },
          token,
        );
        return now.includes(`"${state}"`);
      });
    await untilState("READY");
    for (const [name, state] of [
      ["confirmImport", "TAKEN"],
      ["undoImport", "READY"],
    ] as const) {
      await server.graphql(`mutation { ${name}(importId: ${importId}) { importId } }`, {}, token);
      await untilState(state);
    }
  }

  const filterSpans = (name: string): ReceivedSpan[] =>
    receiver.spans.filter(({ traceId }) => traceId === traces[name]);
  const listAttributes = (span: ReceivedSpan) =>
    Object.fromEntries(
      span.attributes.map(({ key, value }) => [key, Object.values(value as object)[0]]),
    );

  it("sends the last spans before the server ends", () => {
    expect(stopped.status).toBe(0);
    expect(stopped.packages.filter(isTracing)).toContain("@opentelemetry/sdk-trace-node");
    expect(receiver.spans.length).toBeGreaterThan(0);
    expect(receiver.headers[0]).toMatchObject({ "x-api-key": "of the receiver" });
  });

  it("sends the name and version of the program", () => {
    const { version } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as {
      version: string;
    };
    expect(receiver.resources[0]).toEqual(
      expect.arrayContaining([
        { key: "service.name", value: { stringValue: "potluck" } },
        { key: "service.version", value: { stringValue: version } },
      ]),
    );
  });

  it.each([
    ["rest", "GET /api/categories", "query Categories"],
    ["interpreted", "POST /graphql", "query Names"],
    ["compiled", "POST /graphql", "query Names"],
    ["page", "GET /recipes/:id", "query PublicRecipe"],
  ])("records a tree from the request to the statement: %s", (name, request, operation) => {
    const paths = receiver.listPaths(traces[name]!);
    expect(paths).toContainEqual([request]);
    expect(paths).toContainEqual([
      request,
      operation,
      expect.stringMatching(/^pg\.query:SELECT /) as string,
    ]);
    const [root] = filterSpans(name).filter((span) => span.name === request);
    expect(root).toMatchObject({ parentSpanId: "00f067aa0ba902b7" });
  });

  it("records the statement of the operation and, next to it, that of the session", () => {
    const statements = filterSpans("compiled").map((span) => listAttributes(span)["db.query.text"]);
    expect(statements).toContainEqual(expect.stringMatching(/\$1/));
    expect(receiver.listPaths(traces["compiled"]!)).toContainEqual([
      "POST /graphql",
      expect.stringMatching(/^pg\.query:/) as string,
    ]);
  });

  it("uses a limited number of span names for any requested paths", () => {
    expect(filterSpans("missing").map(({ name }) => name)).toContain("GET");
  });

  it.each([
    "rebuild read model",
    "delete expired recipes",
    "send mail password-reset",
    "read import",
    "create imported recipe",
    "delete imported recipe",
  ])("records background work in a separate trace: %s", (name) => {
    const [root] = receiver.spans.filter((span) => span.name === name);
    expect(root!.parentSpanId ?? "").toBe("");
    expect(receiver.listPaths(root!.traceId)).toContainEqual([
      name,
      expect.stringMatching(/^pg\.query:/) as string,
    ]);
  });

  it("sends nothing outside of requests and background work", () => {
    const roots = receiver.spans.filter(
      ({ kind, name }) => kind === SERVER || BACKGROUND.test(name),
    );
    const traced = new Set(roots.map(({ traceId }) => traceId));
    expect(receiver.spans.filter(({ traceId }) => !traced.has(traceId))).toEqual([]);
  });

  it("records no health checks", () => {
    expect(filterSpans("probe")).toEqual([]);
  });

  it("records no inputs, tokens, addresses or user agents", () => {
    expect(filterSpans("refused")).not.toEqual([]);
    const exportedText = JSON.stringify([receiver.spans, receiver.resources]);
    expect(exportedText).not.toMatch(
      /SEARCHTEXT|member@|potluck-demo|eyJ|\$2[aby]\$|user_agent|client\.address/,
    );
    expect(exportedText).not.toContain(token);
  });

  it("logs the trace ID of a request, which links the trace to the log", () => {
    const line = server.log.find(
      ({ msg, path }) => msg === "request" && path === "/api/categories",
    );
    expect(line).toMatchObject({ trace_id: traces["rest"] });
    const root = filterSpans("rest").find(({ name }) => name === "GET /api/categories")!;
    expect(line).toMatchObject({ span_id: root.spanId });
    expect(root.attributes.map(({ key }) => key)).toContain("http.response.header.x-request-id");
  });
});
