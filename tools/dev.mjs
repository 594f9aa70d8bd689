/**
 * The development server: `npm run dev`. The server restarts and the browser reloads on changes. Open
 * http://127.0.0.1:5173; the API is on port 4000.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PROJECT } from "./built.mjs";

const PROGRAMS = {
  server: [
    "--watch-path=server",
    "--watch-path=shared",
    "--watch-preserve-output",
    "-r",
    "@swc-node/register",
    "server/main.ts",
  ],
  client: [join("node_modules", "vite", "bin", "vite.js"), "--port", "5173", "--strictPort"],
};
const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" };
// The address makes links in mails lead to the Vite server.
const env = {
  PORT: "4000",
  PUBLIC_URL: "http://127.0.0.1:5173",
  DRAIN_SECONDS: "0",
  LOG_LEVEL: "warn",
  ...process.env,
  ...colours,
};

const children = Object.entries(PROGRAMS).map(([name, args]) => {
  const child = spawn(process.execPath, args, {
    cwd: PROJECT,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      if (line.trim()) console.log(`${name}  ${line}`);
    });
  }
  return child;
});

const endAll = () => children.forEach((child) => child.kill("SIGTERM"));
// The handler waits, because Ctrl-C also reaches both programs through the terminal.
process.on("SIGINT", endAll);
process.on("SIGTERM", endAll);

// The other program is stopped if one of them ends.
await Promise.race(children.map((child) => once(child, "exit")));
endAll();
