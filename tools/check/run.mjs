import { spawn } from "node:child_process";

const running = new Set();

/** Ends all running commands of an interrupted check. */
export function stopAllCommands() {
  for (const child of running) child.kill("SIGTERM");
}

/**
 * Runs a Node program of the project or of a package to its end, and captures its output.
 * @param {string} program a file, such as `node_modules/oxlint/bin/oxlint`
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env additions to our environment
 * @param {string[]} nodeOptions options of Node, for the program and the processes that it forks
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(program, args = [], env = {}, nodeOptions = []) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeOptions, program, ...args], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text) => (output += text));
    child.stderr.setEncoding("utf8").on("data", (text) => (output += text));
    child.once("error", reject);
    child.once("close", (code) => {
      running.delete(child);
      resolve({ ok: code === 0, output });
    });
  });
}
