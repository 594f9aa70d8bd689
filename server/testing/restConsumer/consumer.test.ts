import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "../../brand";
import { callRest } from "../callRest";
import { picture } from "../photos";
import { TestServer } from "../testServer";

const run = promisify(execFile);
const packages = join(projectFolder, "node_modules");

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await TestServer.start();
  folder = mkdtempSync(join(tmpdir(), "potluck-consumer-"));
  symlinkSync(packages, join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "commonjs" }));
  copyFileSync(join(__dirname, "generate.mjs"), join(folder, "generate.mjs"));
  // The consumer is stored as text, because this project's checks would miss its generated types.
  copyFileSync(join(__dirname, "consumer.ts.txt"), join(folder, "consumer.ts"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

/** Runs a program in the folder; a failure contains its output. */
const runNode = (...args: string[]) =>
  run(process.execPath, args, { cwd: folder }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(stdout + stderr);
    },
  );

it("A client with generated types compiles, and can read and write", async () => {
  const { text } = await callRest(server, "GET /openapi.json");
  writeFileSync(join(folder, "openapi.json"), text);
  await runNode("generate.mjs", "openapi.json", "api.ts");
  const options = ["--strict", "--module", "node20", "--target", "es2023", "--types", "node"];
  await runNode(join(packages, "@typescript/native/bin/tsc"), ...options, "consumer.ts");
  const photo = (await picture()).toString("base64");
  const { stdout } = await runNode("consumer.js", `${server.url}/api`, photo);
  expect(JSON.parse(stdout)).toEqual({
    listed: 2,
    width: 60,
    recipeName: "Plum cake of a generated client",
    isRecent: true,
    favorite: 204,
    isFavorite: true,
    score: 4,
    note: "Less sugar next time.",
    archive: "application/zip",
    problem: "404 NOT_FOUND: Recipe not found.",
  });
});
