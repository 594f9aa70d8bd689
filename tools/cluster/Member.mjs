import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { findProgram } from "../findProgram.mjs";
import { listFamily, send } from "../servers/processes.mjs";
import { NotInstalled } from "../servers/throwAway.mjs";

/**
 * A program of the topology, which can be started, ended, killed and frozen. The system ends it when this
 * process ends for any reason.
 */
export class Member {
  #child = null;
  #descriptor;

  /**
   * @param {object} descriptor
   * @param {string} descriptor.name
   * @param {string[]} descriptor.command its program and arguments
   * @param {{ uid?: number, gid?: number }} [descriptor.user]
   * @param {Record<string, string>} [descriptor.env]
   * @param {string} descriptor.folder its working directory, with its log
   * @param {() => Promise<boolean>} descriptor.isReady
   * @param {"KILL" | "TERM"} [descriptor.diesBy] the signal on the end of this process: TERM for programs
   * that must end others
   * @param {() => number[]} [descriptor.others] its processes that are not its descendants
   */
  constructor(descriptor) {
    this.#descriptor = { user: {}, env: {}, diesBy: "KILL", others: () => [], ...descriptor };
    this.name = descriptor.name;
    this.logFile = `${descriptor.folder}/log`;
  }

  get isRunning() {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get pid() {
    return this.#child?.pid;
  }

  /** Handles an unexpected end of the program. */
  onLost = () => undefined;

  start() {
    const { command, user, env, folder, diesBy } = this.#descriptor;
    const guard = findProgram(["setpriv"]);
    if (!guard) throw new NotInstalled("setpriv is not installed (apt-get install util-linux)");
    const log = openSync(this.logFile, "a");
    const child = spawn(guard, ["--pdeathsig", diesBy, ...command], {
      ...user,
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, LC_ALL: "C.UTF-8", ...env },
      // The process group is separate, so that Ctrl-C reaches it through this process, in order.
      detached: true,
      stdio: ["ignore", log, log],
    });
    closeSync(log);
    child.once("exit", (code, signal) => {
      if (this.#child === child) this.onLost(signal ?? `exit status ${code}`);
    });
    this.#child = child;
  }

  /** Waits until the member is ready. */
  async untilReady(seconds = 90) {
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(100)) {
      if (!this.isRunning) break;
      if (await this.#descriptor.isReady().catch(() => false)) return;
    }
    const log = readFileSync(this.logFile, "utf8").slice(-4_000);
    throw new Error(`${this.name} did not start:\n${log}`);
  }

  #pids() {
    return [...(this.isRunning ? listFamily(this.#child.pid) : []), ...this.#descriptor.others()];
  }

  /** Kills the member like a power failure. */
  async kill() {
    const child = this.#forget();
    const pids = [...(child ? listFamily(child.pid) : []), ...this.#descriptor.others()];
    for (const pid of pids) send(pid, "SIGKILL");
    if (child) await hasExited(child);
  }

  freeze() {
    for (const pid of this.#pids()) send(pid, "SIGSTOP");
  }

  thaw() {
    for (const pid of this.#pids()) send(pid, "SIGCONT");
  }

  /** Stops the member; kills it after a timeout. */
  async stop(seconds = 20) {
    this.thaw();
    const child = this.#forget();
    if (child) {
      const family = listFamily(child.pid);
      send(child.pid, "SIGTERM");
      const isOver = await Promise.race([
        hasExited(child).then(() => true),
        sleep(seconds * 1000, false, { ref: false }),
      ]);
      if (!isOver) for (const pid of family) send(pid, "SIGKILL");
      await hasExited(child);
    }
    for (const pid of this.#descriptor.others()) send(pid, "SIGKILL");
  }

  /** Marks the end of the program as expected. */
  #forget() {
    const child = this.isRunning ? this.#child : null;
    this.#child = null;
    return child;
  }
}

async function hasExited(child) {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
