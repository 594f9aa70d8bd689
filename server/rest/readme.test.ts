import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { projectFolder } from "../brand";
import { TestServer } from "../testing/testServer";

/** The commands of a section of the README, in their order. */
function readCommands(section: string): string {
  const readme = readFileSync(join(projectFolder, "README.md"), "utf8");
  const [, rest] = readme.split(`\n## ${section}\n`);
  const content = rest!.split(/\n## /)[0]!;
  return [...content.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => commands).join("\n");
}

/** The shell options that end the commands after an error status of a response. */
const STRICT =
  'set -euo pipefail; curl() { command curl --silent --show-error --fail-with-body "$@"; }\n';

const programs = ["bash", "curl"];
const areInstalled = programs.every((name) => !spawnSync(name, ["--version"]).error);

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

// The test is skipped with a report if a program is missing.
(areInstalled ? it : it.skip)(
  "The API commands of the README work when they are copied in order",
  async () => {
    const commands = readCommands("API").replaceAll("http://127.0.0.1:4000", server.url);
    expect(commands).toContain(`${server.url}/api/photos`);
    const { PATH, HOME } = process.env;
    const bash = spawn("bash", ["-c", STRICT + commands], {
      cwd: projectFolder,
      env: { PATH, HOME },
    });
    const [out, err, [status]] = await Promise.all([
      text(bash.stdout),
      text(bash.stderr),
      once(bash, "exit") as Promise<[number]>,
    ]);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(out).toContain('"noteText":"Less sugar."');

    const [recipe] = await server.database.db.query<{ photos: number }[]>(
      `select count(photo_id)::int as photos from recipes left join photos using (recipe_id)
       group by recipe_id order by recipe_id desc limit 1`,
    );
    expect(recipe!.photos).toBe(1);
  },
);
