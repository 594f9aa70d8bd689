import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

const START_SECONDS = 180;

/**
 * Mounts a container's writable folders, and runs a command as an ordinary user. The mounts are in
 * a private namespace and end with it. The process keeps its ID, so that signals reach it.
 */
const ENTER = `
set -eu
root=$1 data=$2 user=$3 folder=$4
shift 4
mount --bind "$root" "$root"
mount --bind "$data" "$root/data"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -o remount,bind,ro "$root"
exec setpriv --no-new-privs chroot --userspec="$user:$user" --groups= "$root" env -i -C "$folder" "$@"
`;

/** An image that runs without a container engine: as uid 1000, on a read-only root. */
export class Container {
  /**
   * @param {string} root the mounted image
   * @param {{ Env: string[], Cmd: string[], WorkingDir: string }} config the image's configuration
   * @param {string} data the folder for /data
   * @param {Record<string, string>} settings environment variables
   */
  constructor(root, config, data, settings) {
    Object.assign(this, { root, config, data, settings });
  }

  /** Returns the arguments of unshare that run a command in the container. */
  #enter(command) {
    const { Env, WorkingDir } = this.config;
    const environment = Object.entries(this.settings).map(([name, value]) => `${name}=${value}`);
    const labels = [this.root, this.data, "1000", WorkingDir];
    return ["--mount", "sh", "-c", ENTER, "sh", ...labels, ...Env, ...environment, ...command];
  }

  /** Runs a command to its end. */
  exec(...command) {
    const { status, stdout, stderr } = spawnSync("unshare", this.#enter(command), {
      encoding: "utf8",
    });
    return { status, output: (stdout + stderr).trim() };
  }

  /** Starts the image's own command, and waits until it is ready. */
  async start() {
    const url = `http://127.0.0.1:${this.settings.PORT}`;
    this.child = spawn("unshare", this.#enter(this.config.Cmd), {
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.exited = once(this.child, "exit");
    let output = "";
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream.on("data", (text) => (output += text.toString()));
    }
    const end = Date.now() + START_SECONDS * 1000;
    for (; Date.now() < end && this.child.exitCode === null; await sleep(200)) {
      const answer = await fetch(`${url}/readyz`).catch(() => null);
      if (answer?.ok) return url;
    }
    await this.stop();
    throw new Error(`The image does not start:\n${output}`);
  }

  /** Stops the application like a container engine; returns its exit code, or the signal that ended it. */
  async stop() {
    this.child.kill("SIGTERM");
    const [code, signal] = await this.exited;
    return code ?? signal;
  }
}
