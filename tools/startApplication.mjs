import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PROJECT } from "./built.mjs";

const BUILD_AND_START_MS = 180_000;

/** The last line that the application prints when it starts. */
const READY = "Press Ctrl-C to stop.";

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** Waits until the application is ready. */
async function untilReady(url, child, output) {
  for (const end = Date.now() + BUILD_AND_START_MS; Date.now() < end; await sleep(100)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok && output().includes(READY)) return;
  }
  throw new Error(`The application did not start:\n${output()}`);
}

/**
 * Starts the built application with new demo data on a free port, building it first if needed. `setupUrl`
 * returns the setup link of a site without an admin. `mailUrl` shows unsent mail; `stop` ends the application
 * and deletes its data.
 * @param {Record<string, string>} settings environment variables of the test
 * @param {string[]} nodeArguments such as flags of V8
 */
export async function startApplication(settings = {}, nodeArguments = []) {
  const data = mkdtempSync(join(tmpdir(), "potluck-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // The environment has only the needed variables, so that a developer's settings have no effect.
  const { PATH, HOME } = process.env;
  // The limits are off and hashes are cheap, because tests log in hundreds of times within minutes.
  const forTests = { RATE_LIMIT: "off", PASSWORD_COST: "10", LOG_LEVEL: "warn" };
  const child = spawn(process.execPath, [...nodeArguments, join(PROJECT, "tools/start.mjs")], {
    env: { PATH, HOME, PORT: `${port}`, DATA_DIR: data, PUBLIC_URL: url, ...forTests, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => (output += text.toString()));
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
  const setupUrl = () => /^ {2}(\S+\/setup\?key=\S+)$/m.exec(output)?.[1];
  return { url, setupUrl, mailUrl: /^ {2}Mail +(\S+)$/m.exec(output)?.[1], stop };
}
