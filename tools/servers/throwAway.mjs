import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * The error for a required program that is not installed; the message explains how to install it.
 */
export class NotInstalled extends Error {}

/** @typedef {{ url: string, stop: () => Promise<void> }} ThrowAwayServer a server for one run */

/** The stop function and process of each running server. */
const running = new Map();
const folders = new Set();

/** Ends every server that is still running. */
export const stopAllServers = () => Promise.all([...running.keys()].map((stop) => stop()));

// The handler ends the servers, which must not outlive this process even if it crashes.
process.on("exit", () => {
  for (const child of running.values()) child.kill("SIGQUIT");
  for (const folder of folders) folder.remove();
});

/** Finds a free port of 127.0.0.1. */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Makes a new temporary folder, with a function that removes it. */
export function temporaryFolder(name) {
  const path = mkdtempSync(join(tmpdir(), `${name}-`));
  const folder = {
    path,
    remove() {
      rmSync(path, { recursive: true, force: true, maxRetries: 3 });
      folders.delete(folder);
    },
  };
  folders.add(folder);
  return folder;
}

/**
 * Waits until a started program accepts connections.
 * @param {import("node:child_process").ChildProcess} child
 * @param {() => string} output the output of the program, for the error
 */
export async function untilListening(child, port, output, seconds = 30) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(50)) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const socket = createConnection(port, "127.0.0.1");
    const listening = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (listening) return;
  }
  throw new Error(`${child.spawnfile} did not start:\n${output()}`);
}

/**
 * Registers a server's stop function, so that an interrupted run also stops it.
 * @returns {() => Promise<void>} ends the program and removes its folder, once
 */
export function stopsWith(child, signal, folder) {
  let stopped;
  const stop = () => {
    stopped ??= (async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, "exit");
        child.kill(signal);
        await exited;
      }
      folder.remove();
      running.delete(stop);
    })();
    return stopped;
  };
  running.set(stop, child);
  return stop;
}
