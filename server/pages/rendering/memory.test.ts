import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "../../brand";
import { TestServer } from "../../testing/testServer";

const PAGES = 200;
const MEGABYTE = 2 ** 20;

// The folder is inside the project, where its one external package is found.
const folder = join(projectFolder, `dist/renderer-${process.pid}`);

/** Runs a program outside of Jest, which would slow it down and change the build. */
const run = async (...args: string[]): Promise<string> => {
  const env = { ...process.env, NODE_ENV: "production" };
  return (await promisify(execFile)(process.execPath, args, { cwd: projectFolder, env })).stdout;
};

let server: TestServer;
beforeAll(async () => {
  const build = ["build", "--logLevel", "warn", "--ssr", "renderPage.tsx", "--outDir", folder];
  await run("node_modules/vite/bin/vite.js", ...build);
  server = await TestServer.start();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

it("Rendered pages leave no objects in memory", async () => {
  const bytes = await run(
    ...["--expose-gc", "-r", "@swc-node/register", "server/testing/measureRenderer.ts"],
    ...[join(folder, "renderPage.js"), server.url, "/recipes/1", `${PAGES}`],
  );
  // The limit is low, because each page took nearly one megabyte while it was being rendered.
  expect(Number(bytes) / MEGABYTE).toBeLessThan(PAGES * 0.1);
});
