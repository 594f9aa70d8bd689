import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { VERSION } from "../brand";
import { readConfig } from "../config/config";
import { openWithoutMigrating } from "../database/openDatabase";
import { CommandLine } from "../testing/CommandLine";

let commandLine: CommandLine;
beforeAll(async () => {
  commandLine = await CommandLine.open();
});
afterAll(() => commandLine.close());

/** Runs a command in a separate process, whose output is not text. */
async function runForBytes(args: string[]) {
  const child = commandLine.start(args);
  const [out, err, [status]] = await Promise.all([
    buffer(child.stdout!),
    text(child.stderr!),
    once(child, "exit") as Promise<[number | null]>,
  ]);
  return { status, out, err };
}

const readJson = async (args: string, environment: NodeJS.ProcessEnv = {}) => {
  const { status, out, err } = await commandLine.run(args, "", environment);
  return { status, err, report: JSON.parse(out) as Record<string, unknown> };
};

describe("Commands in scripts", () => {
  it("refuse a missing or damaged backup before they open the database", async () => {
    const { dataDir, embedded } = readConfig(commandLine.settings);
    const damagedFile = join(commandLine.folder, "damaged.gz");
    writeFileSync(damagedFile, "no archive");
    expect(await commandLine.run("restore nothing.gz")).toMatchObject({
      status: 1,
      err: "No such file: nothing.gz\n",
    });
    expect((await commandLine.run(`restore ${damagedFile} --replace`)).err).toMatch(/damaged/);
    expect(existsSync(join(dataDir, "postgres"))).toBe(false);
    expect(embedded).toBe(!process.env["TEST_DATABASE_URL"]);
  });

  it("do not fail because of migrations that are applied at the next start", async () => {
    const { close } = await openWithoutMigrating(readConfig(commandLine.settings));
    await close();
    const { status, out } = await commandLine.run("doctor");
    expect(out).toMatch(
      /^warning Database: PostgreSQL \d+; the next start applies \d+ pending migrations$/m,
    );
    expect(status).toBe(0);
    expect((await readJson("migrate --status --json")).status).toBe(1);
  });

  it("print JSON on request, and no other output", async () => {
    await commandLine.run(
      "admin create --email boss@example.org --name Boss --password-stdin",
      "long enough\n",
    );
    const doctor = await readJson("doctor --json", { SESION_DAYS: "7" });
    expect(doctor).toMatchObject({ status: 0, err: "", report: { ok: true, version: VERSION } });
    expect(doctor.report["checks"]).toEqual(
      expect.arrayContaining([
        {
          name: "Configuration",
          state: "warning",
          message: "SESION_DAYS is not a setting. Is SESSION_DAYS meant?",
        },
        {
          name: "Database",
          state: "ok",
          message: expect.stringMatching(/^PostgreSQL \d+, all/) as string,
        },
      ]),
    );
    const unreachableMail = await readJson("doctor --json", { SMTP_URL: "smtp://127.0.0.1:1" });
    expect(unreachableMail).toMatchObject({ status: 1, report: { ok: false } });
    const invalidPort = await readJson("doctor --json", { PORT: "high" });
    expect(invalidPort).toMatchObject({
      status: 2,
      report: { ok: false, checks: [{ name: "Configuration", state: "failed" }] },
    });
    const subPath = await readJson("doctor --json", { PUBLIC_URL: "https://example.org/potluck" });
    expect(subPath).toMatchObject({
      status: 2,
      report: {
        checks: [{ message: expect.stringContaining("PUBLIC_URL must have no path") as string }],
      },
    });
    const users = await commandLine.run("user list --role admin --json");
    expect(JSON.parse(users.out)).toEqual([
      {
        userId: expect.any(Number) as number,
        name: "Boss",
        email: "boss@example.org",
        role: "admin",
        banned: false,
      },
    ]);
    expect((await readJson("migrate --status --json")).report).toEqual({
      applied: expect.arrayContaining(["FirstTables1795238784054"]) as string[],
      pending: [],
      unknown: [],
    });
  });

  it.each([
    "cook",
    "user",
    "user list --nothing",
    "user role boss@example.org cook",
    "export",
    "restore one.gz two.gz",
    "migrate --json",
    "recipes export new.zip --of own",
  ])("exit with 2 for invalid usage: %s", async (args) => {
    const { status, out } = await commandLine.run(args);
    expect({ status, out }).toEqual({ status: 2, out: "" });
  });

  it("print the version", async () => {
    expect(await commandLine.run("--version")).toEqual({ status: 0, out: `${VERSION}\n`, err: "" });
  });

  it("write a backup to the standard output, and the backup can be verified", async () => {
    const file = join(commandLine.folder, "piped.gz");
    const { status, out, err } = await runForBytes(["export", "-"]);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    writeFileSync(file, out);
    const verified = await commandLine.run(`backup verify ${file}`);
    expect(verified).toMatchObject({ status: 0, err: "" });
    expect(verified.out).toMatch(/^The backup of \d{4}-.*Z is complete: \d+ rows\.\n$/);

    writeFileSync(file, readFileSync(file).subarray(0, -30));
    expect(await commandLine.run(`backup verify ${file}`)).toMatchObject({ status: 1, out: "" });
    const recipes = await runForBytes(["recipes", "export", "-", "--format", "jsonld"]);
    expect(recipes).toMatchObject({ status: 0, err: "" });
    expect(JSON.parse(recipes.out.toString())).toEqual([]);
  });
});
