import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const project = resolve(__dirname, "..");
const BUILD_AND_START_MS = 180_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Waits for the application's first answer. */
async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const end = Date.now() + BUILD_AND_START_MS; Date.now() < end; await sleep(100)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`The application does not start:\n${output()}`);
}

/** Starts the built application with new data, and answers how to stop it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), "e2e-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // Only what the application needs of our environment, so that no setting of a developer gets in.
  const { PATH, HOME } = process.env;
  // Hundreds of people come here within minutes: without limits, and with the cheapest passwords.
  const forTests = { RATE_LIMIT: "off", PASSWORD_COST: "10" };
  const child = spawn(process.execPath, [join(project, "tools/start.mjs")], {
    env: { PATH, HOME, PORT: `${port}`, DATA_DIR: data, PUBLIC_URL: url, ...forTests },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => (output += text.toString()));
  }

  const stop = async () => {
    if (child.exitCode === null) {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    }
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env["BASE_URL"] = url;
  return stop;
}
