import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import {
  DEMO_PASSWORD,
  isAlive,
  login,
  send,
  startPotluck,
  untilReady,
} from "../faults/harness.mjs";
import { openDatabase } from "../harness/database.mjs";
import { readCpuMs, startServer } from "../harness/processes.mjs";

const POLL_MS = 50;
const RECIPES = 10_000;

/** The number of reads that warm up the server, because a new server still compiles. */
const WARM_UP = 30;

/** Rate limits would hide the cost of one request. */
const UNLIMITED = { RATE_LIMIT: "off", IMPORT_ALLOWED_HOSTS: "127.0.0.1", LOG_LEVEL: "warn" };

/** @typedef {"anonymous" | "member" | "contributor" | "admin"} Role */

/** The demo accounts, and those of the generated data. */
const accounts = {
  demo: { password: DEMO_PASSWORD, admin: "admin", contributor: "contributor", member: "member" },
  made: {
    password: "potluck-bench",
    admin: "cook1@bench.example",
    contributor: "cook2@bench.example",
    member: "cook1000@bench.example",
  },
};

/** The attacked server, which is replaced when it stops responding. */
export class Target {
  #database = null;
  #server = null;
  #headers = new Map();

  /** @param isOnPostgres true for PostgreSQL with 10,000 generated recipes */
  constructor(isOnPostgres) {
    this.isOnPostgres = isOnPostgres;
  }

  async start() {
    if (this.isOnPostgres) {
      this.#database ??= await openDatabase(RECIPES, { cache: false });
      this.#server = await startServer("Potluck", {
        databaseUrl: this.#database.url,
        env: UNLIMITED,
      });
      await untilReady(this.#server);
    } else {
      this.#server = await startPotluck({ env: UNLIMITED });
    }
    const { password, ...names } = accounts[this.isOnPostgres ? "made" : "demo"];
    this.#headers = new Map([["anonymous", {}]]);
    for (const [role, name] of Object.entries(names)) {
      this.#headers.set(role, await login(this.#server, name, password));
    }
    for (let i = 0; i < WARM_UP; i++) {
      for (const path of ["/recipes", "/recipes/1", "/api/recipes"]) {
        await this.send("anonymous", { path: `${path}?first=${i + 1}&search=a` });
      }
    }
  }

  async stop() {
    await this.#server?.stop();
    await this.#database?.stop();
  }

  /** Replaces a stuck or ended server. */
  async replace() {
    if (isAlive(this.#server)) process.kill(this.#server.pid, "SIGKILL");
    await this.#server.stop();
    // Unfinished imports would also occupy the new server.
    await this.#database?.query("delete from imports");
    await this.start();
  }

  get pid() {
    return this.#server.pid;
  }

  get url() {
    return this.#server.url;
  }

  /** Sends a request as a role's account. */
  send(role, request, timeoutMs) {
    const headers = { ...request.headers, ...this.#headers.get(role) };
    return send(this.#server, { ...request, headers }, timeoutMs);
  }

  /** Sends a file as a role's account. */
  async sendFile(role, path, content, timeoutMs) {
    const response = await fetch(this.url + path, {
      method: "POST",
      headers: { "Content-Type": "application/octet-stream", ...this.#headers.get(role) },
      body: content,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await response.text() };
  }

  graphql(role, body) {
    return this.send(role, { method: "POST", path: "/graphql", body });
  }
}

/** CPU milliseconds of the main thread, which handles all requests. */
function cpuOfMainThread(pid) {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
}

/**
 * Polls the server's health until it is stopped.
 * @returns the longest wait for a response
 */
function watchHealth(target) {
  const state = { isStopped: false, longest: 0, since: performance.now() };
  const poll = async () => {
    while (!state.isStopped) {
      state.since = performance.now();
      await target.send("anonymous", { path: "/healthz" }).catch(() => undefined);
      state.longest = Math.max(state.longest, performance.now() - state.since);
      if (!state.isStopped) await sleep(POLL_MS);
    }
  };
  const polling = poll();
  return async () => {
    state.isStopped = true;
    await polling;
    return state.longest;
  };
}

/**
 * Measures a piece of work. @template Result
 * @param {Target} target
 * @param {() => Promise<Result>} work
 * @returns its result, the CPU milliseconds of all threads and of the main thread, the elapsed time, and the
 * longest silence of `/healthz`
 */
export async function measure(target, work) {
  const { pid } = target;
  const stopWatching = watchHealth(target);
  const [cpu, mainCpu, begin] = [readCpuMs(pid), cpuOfMainThread(pid), performance.now()];
  const result = await work();
  const ms = performance.now() - begin;
  const silence = await stopWatching();
  const isGone = !isAlive({ pid });
  return {
    result,
    ms,
    silence,
    cpu: isGone ? NaN : readCpuMs(pid) - cpu,
    mainCpu: isGone ? NaN : cpuOfMainThread(pid) - mainCpu,
  };
}
