import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectFolder } from "../brand";
import { FROM_SOURCES } from "../testing/fromSources";

const QUERY = JSON.stringify({ query: "{ recipes(first: 24) { edges { node { name } } } }" });

/** The server has no demo data, because loading it takes longer than the rest of the test. */
const WITHOUT_DATA = { DEMO_DATA: "off", STARTER_DATA: "none" };

/** A response as the client received it. */
interface Seen {
  status: number;
  connection: string | undefined;
  body: string;
}

let folder: string;
let server: ChildProcess;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "stopping-"));
  const { PATH, HOME } = process.env;
  server = fork(join(projectFolder, "server/main.ts"), {
    execArgv: FROM_SOURCES,
    env: { PATH, HOME, DATA_DIR: folder, PORT: "0", DRAIN_SECONDS: "2", ...WITHOUT_DATA },
    cwd: projectFolder,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  server.stderr!.on("data", (text: Buffer) => (output += text.toString()));
  url = await new Promise((resolve, reject) => {
    server.stdout!.on("data", (text: Buffer) => {
      const ready = /"url":"(\S+?)".*"listening"/.exec((output += text.toString()));
      if (ready) resolve(ready[1]!);
    });
    server.once("exit", () => reject(new Error(`The server did not start:\n${output}`)));
  });
});
afterAll(() => {
  server.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

const send = (path: string, agent: Agent, body?: string) =>
  new Promise<Seen>((resolve, reject) => {
    const method = body ? "POST" : "GET";
    const headers = { "Content-Type": "application/json" };
    const message = request(url + path, { method, agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.once("error", reject);
      answer.once("end", () =>
        resolve({
          status: answer.statusCode!,
          connection: answer.headers.connection,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    message.once("error", reject);
    message.end(body);
  });

/**
 * Sends requests one after another on a connection that stays open, until the server refuses
 * connections; that alone is no failure.
 */
async function sendRequests(
  path: string,
  body?: string,
): Promise<{ responses: Seen[]; failures: string[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const responses: Seen[] = [];
  const failures: string[] = [];
  for (;;) {
    try {
      responses.push(await send(path, agent, body));
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === "ECONNREFUSED") return { responses, failures };
      failures.push(message);
    }
  }
}

it("A stopping server responds to all requests and then exits", async () => {
  const probe = new Agent({ keepAlive: false });
  expect((await send("/readyz", probe)).status).toBe(200);
  const customers = [
    ...Array.from({ length: 6 }, () => sendRequests("/graphql", QUERY)),
    ...["/healthz", "/", "/covers/none.svg"].map((path) => sendRequests(path)),
  ];
  const exited = once(server, "exit");
  server.kill("SIGTERM");
  server.kill("SIGTERM");
  let draining = await send("/readyz", probe);
  while (draining.status === 200) draining = await send("/readyz", probe);
  expect(draining.status).toBe(503);
  server.kill("SIGINT");

  const results = await Promise.all(customers);
  expect(await exited).toEqual([0, null]);
  for (const { responses, failures } of results) {
    expect(failures).toEqual([]);
    expect(responses.length).toBeGreaterThan(1);
    expect(responses.filter(({ connection }) => connection === "close").length).toBeGreaterThan(0);
  }
  for (const { status, body } of results.slice(0, 6).flatMap(({ responses }) => responses)) {
    expect(status).toBe(200);
    expect(JSON.parse(body)).toHaveProperty("data.recipes.edges");
  }
});
