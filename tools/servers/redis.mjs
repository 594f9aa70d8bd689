import { spawn } from "node:child_process";
import { findProgram } from "../findProgram.mjs";
import {
  freePort,
  NotInstalled,
  stopsWith,
  temporaryFolder,
  untilListening,
} from "./throwAway.mjs";

/**
 * Starts an empty Redis on 127.0.0.1 without persistence.
 * @returns {Promise<import("./throwAway.mjs").ThrowAwayServer>}
 * @throws NotInstalled without Redis' server program
 */
export async function startRedis() {
  const program = findProgram(["redis-server", "valkey-server"]);
  if (!program) throw new NotInstalled("Redis is not installed (apt-get install redis-server)");
  const folder = temporaryFolder("redis");
  const port = await freePort();
  const options = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder.path];
  const child = spawn(program, ["--port", `${port}`, ...options], {
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (text) => (output = (output + text).slice(-10_000)));
  const stop = stopsWith(child, "SIGTERM", folder);
  try {
    await untilListening(child, port, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `redis://127.0.0.1:${port}`, stop };
}
