import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import type { DataSource } from "typeorm";
import { readConfig } from "../config/config";
import { openWithoutMigrating } from "../database/openDatabase";
import { makeSecretBox } from "../lib/makeSecretBox";
import { CommandLine } from "../testing/CommandLine";
import { OpenIdProvider } from "../testing/OpenIdProvider";
import { TestMailbox } from "../testing/TestMailbox";
import { TraceReceiver } from "../testing/TraceReceiver";

// Most commands run in this process, because a separate process would cost seconds each.

let folder: string;
let settings: NodeJS.ProcessEnv;
let run: CommandLine["run"];
let start: CommandLine["start"];
let close: CommandLine["close"];
beforeAll(async () => {
  ({ folder, settings, run, start, close } = await CommandLine.open());
});
afterAll(() => close());

/** Runs a command in a separate process, as an operator does. */
async function runAlone(args: string, input = "", environment: NodeJS.ProcessEnv = {}) {
  const child = start(args.split(" "), environment);
  child.stdin!.end(input);
  const [out, err, [status]] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, "exit") as Promise<[number | null]>,
  ]);
  return { status, out, err };
}

/** Works on the database of the commands, which nothing else uses at that time. */
async function inDatabase(work: (db: DataSource) => Promise<void>): Promise<void> {
  const { db, close } = await openWithoutMigrating(readConfig(settings));
  await work(db);
  await close();
}

describe("The command line", () => {
  it("prints its commands and rejects an unknown one", async () => {
    const [help, failingRun] = await Promise.all([runAlone("--help"), runAlone("cook")]);
    const withoutPassword = await run("admin create --name Cook");
    expect(help).toMatchObject({ status: 0, err: "" });
    for (const word of [
      "admin",
      "user",
      "mail",
      "starter",
      "demo",
      "migrate",
      "export",
      "restore",
      "recipes",
      "import",
      "lint",
      "reindex",
      "doctor",
      "Examples:",
    ]) {
      expect(help.out).toContain(word);
    }
    expect(failingRun).toMatchObject({ status: 2, out: "" });
    expect(failingRun.err).toMatch(/unknown command 'cook'/);
    expect(withoutPassword.err).toMatch(/required option '--email <address>' not specified/);
  });

  it("refuses invalid settings", async () => {
    const { status, err } = await run("doctor", "", { PORT: "high", SMTP_URL: "none" });
    expect(status).toBe(2);
    expect(err).toMatch(/Invalid configuration:\n {2}PORT: .*\n {2}SMTP_URL: /);
  });

  it("creates an admin once, with a password that follows the rules", async () => {
    const create = "admin create --email Boss@example.org --name Boss --password-stdin";
    expect(await runAlone(create, "short\n")).toMatchObject({
      status: 1,
      err: "Password must be at least 6 characters long\n",
    });
    expect(await run(create, "long enough\n")).toMatchObject({
      status: 0,
      out: "Created admin Boss@example.org.\n",
    });
    expect(await runAlone(create, `${"ä".repeat(37)}\n`)).toMatchObject({
      status: 1,
      err: "Password must be at most 72 bytes long\n",
    });
    expect(await run(create.replace("Boss@", "other@"), "long enough\n")).toMatchObject({
      status: 1,
      err: "Username already taken.\n",
    });
    const repeatedRun = await run(create.replace("Boss@", "boss@"), "long enough\n");
    expect(repeatedRun).toMatchObject({ status: 1, out: "" });
    expect(repeatedRun.err).toMatch(/^[^\n]+\n$/);
  });

  it("imports recipes from a file and skips duplicates, or only previews them on request", async () => {
    const file = join(folder, "plum-cake.txt");
    writeFileSync(
      file,
      "Plum cake\n1 kg plums\n500 g flour\n\nKnead the flour.\nBake the plums on it.",
    );
    const importing = `import ${file} --owner boss@example.org`;
    const dryRun = await run(`${importing} --dry-run`);
    expect(dryRun).toMatchObject({ status: 0, err: "" });
    expect(dryRun.out).toMatch(/^Plum cake\n/);
    await run("starter load");
    expect(await run(importing)).toMatchObject({
      status: 1,
      err: "Choose a category first for: Plum cake. Use --category, for example --category Other.\n",
    });
    const unknown = await run(`${importing} --category Plums`);
    expect(unknown.err).toMatch(/^There is no category Plums\. The categories are: Breads, /);
    const added = await run(`${importing} --category desserts`);
    expect(added.out).toMatch(/\nAdded 1 of 1 recipes\.\n$/);
    const repeatedRun = await run(importing);
    expect(repeatedRun.out).toMatch(/^Plum cake \(is here already, left out\)\n/);
    expect(repeatedRun.out).toMatch(/\nAdded 0 of 1 recipes\.\n$/);
    expect(await run(`import nothing.txt --owner boss@example.org`)).toMatchObject({
      status: 1,
      err: "There is no file nothing.txt.\n",
    });
    expect(await run(`import http://127.0.0.1/ --owner boss@example.org`)).toMatchObject({
      status: 1,
      err: "This address does not lead to a page of the public Internet.\n",
    });
    expect((await run(`import ${file} --owner nobody@example.org`)).err).toMatch(/^No user/);
  });

  it("prompts for a password only in a terminal, and generates one on request", async () => {
    const create = "admin create --email second@example.org --name Second";
    const withoutTerminal = await run(create);
    expect(withoutTerminal).toMatchObject({ status: 1, out: "" });
    expect(withoutTerminal.err).toMatch(/--password-stdin or --generate-password/);
    const generated = await run(`${create} --generate-password`);
    expect(generated.out).toMatch(
      /^Created admin second@example.org.\nPassword: [\w-]{20}\nIt must be changed at the first login.\n$/,
    );
  });

  it("changes roles and keeps one admin", async () => {
    expect((await run("user ban nobody@example.org")).err).toBe(
      "No user with the email nobody@example.org.\n",
    );
    expect((await run("user role boss@example.org cook")).status).toBe(2);
    expect((await run("user role boss@example.org constructor")).status).toBe(2);
    expect((await run("user ban SECOND@example.org")).out).toBe(
      "second@example.org is now banned.\n",
    );
    expect(await run("user role boss@example.org member")).toMatchObject({
      status: 1,
      err: "There must be at least one admin. Make another user an admin first.\n",
    });
    expect((await run("user unban second@example.org")).status).toBe(0);
    expect((await run("user role second@example.org contributor")).out).toBe(
      "second@example.org now has the role contributor.\n",
    );
  });

  it("lists users, all or those with a role", async () => {
    expect((await run("user list --role contributor")).out).toBe(
      "Second\tsecond@example.org\tcontributor\n",
    );
    const { out } = await run("user list");
    expect(out).toContain("Boss\tBoss@example.org\tadmin\n");
    expect(out.split("\n").length).toBeGreaterThan(2);
    expect((await run("user list --role cook")).status).toBe(2);
  });

  it("sets a password by the rules", async () => {
    const set = "user password SECOND@example.org";
    expect(await run(`${set} --password-stdin`, "short\n")).toMatchObject({
      status: 1,
      err: "Password must be at least 6 characters long\n",
    });
    expect(await run(`${set} --password-stdin`, "long enough\n")).toMatchObject({
      status: 0,
      out: "second@example.org has a new password, and no sessions.\n",
    });
    expect((await run(`${set} --generate-password`)).out).toMatch(
      /\nPassword: [\w-]{20}\nIt must be changed at the first login.\n$/,
    );
    expect((await run("user password nobody@example.org --generate-password")).err).toBe(
      "No user with the email nobody@example.org.\n",
    );
  });

  it("turns two-factor login off", async () => {
    expect((await run("user two-factor-off SECOND@example.org")).out).toBe(
      "second@example.org logs in with the password alone.\n",
    );
    expect((await run("user two-factor-off nobody@example.org")).err).toBe(
      "No user with the email nobody@example.org.\n",
    );
  });

  it("sends a test mail, or reports the reason why it cannot", async () => {
    const mailbox = await TestMailbox.open("nobody.there@example.org");
    const sendTestMail = (address: string, environment: NodeJS.ProcessEnv) =>
      run(`mail test ${address}`, "", { PUBLIC_URL: "https://potluck.example", ...environment });
    expect(await sendTestMail("cook@example.org", { SMTP_URL: mailbox.url })).toMatchObject({
      status: 0,
      out: "Sent a test mail to cook@example.org.\n",
    });
    expect(await mailbox.next()).toMatchObject({
      to: "cook@example.org",
      source: expect.stringContaining("Subject: Test mail from Potluck") as string,
    });
    const rejected = await sendTestMail("nobody.there@example.org", { SMTP_URL: mailbox.url });
    expect(rejected).toMatchObject({ status: 1, out: "" });
    expect(rejected.err).toMatch(/550/);
    await mailbox.close();
    expect(await sendTestMail("cook@example.org", { SMTP_URL: mailbox.url })).toMatchObject({
      status: 1,
    });
  });

  it("loads no demo data into a database with users", async () => {
    const { status, err } = await run("demo load");
    expect({ status, err }).toEqual({
      status: 1,
      err: "The database already contains users.\n",
    });
  });

  it("rebuilds the index of recipes and finds no difference afterwards", async () => {
    expect(await run("reindex")).toMatchObject({ status: 0, out: "Indexed 1 recipes.\n" });
    expect(await run("reindex --check")).toMatchObject({
      status: 0,
      out: "The index is up to date.\n",
    });
  });

  it("lists the applied and pending migrations of the database", async () => {
    const { status, out } = await run("migrate --status");
    expect(status).toBe(0);
    expect(out).toMatch(/^applied {2}FirstTables1795238784054$/m);
  });

  it("continues after the reader of its output has closed the pipe", async () => {
    const child = start(["doctor"]);
    child.stdout!.destroy();
    const [err, [status]] = await Promise.all([text(child.stderr!), once(child, "exit")]);
    expect({ status: status as unknown, err }).toEqual({ status: 0, err: "" });
  });

  it("reports a mistyped variable by its name", async () => {
    const { status, out } = await run("doctor", "", { SESION_DAYS: "7" });
    expect(status).toBe(0);
    expect(out).toMatch(
      /^warning Configuration: SESION_DAYS is not a setting\. Is SESSION_DAYS meant\?$/m,
    );
  });

  it("reports no problems of a working server, and names unreachable services", async () => {
    const unreachableServices = {
      REDIS_URL: "redis://127.0.0.1:1",
      SMTP_URL: "smtp://127.0.0.1:1",
      PHOTOS_S3_URL: "http://127.0.0.1:2/photos",
      PHOTOS_S3_KEY: "key",
      PHOTOS_S3_SECRET: "secret",
      PUBLIC_URL: "http://localhost:4000",
      OIDC_ISSUER: "http://127.0.0.1:3",
      OIDC_CLIENT_ID: "potluck",
      OIDC_CLIENT_SECRET: "secret",
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4",
    };
    const failingRun = await runAlone("doctor", "", unreachableServices);
    expect(failingRun.status).toBe(1);
    expect(failingRun.out).toMatch(/^ok {6}Database: PostgreSQL \d+, all migrations applied$/m);
    expect(failingRun.out).toMatch(/^FAILED {2}Redis: .*ECONNREFUSED/m);
    expect(failingRun.out).toMatch(/^FAILED {2}Photos: .*ECONNREFUSED/m);
    expect(failingRun.out).toMatch(/^FAILED {2}Mail server: .*ECONNREFUSED/m);
    expect(failingRun.out).toMatch(/^FAILED {2}OpenID Connect: .*ECONNREFUSED/m);
    expect(failingRun.out).toMatch(
      /^warning Traces: http:\/\/127\.0\.0\.1:4 takes no .*ECONNREFUSED/m,
    );
    expect(failingRun.err).toBe("4 of 13 checks failed.\n");
    const receiver = await TraceReceiver.start();
    const passingRun = await runAlone("doctor", "", {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_HEADERS: "x-api-key=of the receiver",
    });
    await receiver.close();
    expect(passingRun.status).toBe(0);
    expect(passingRun.out).toMatch(/^ok {6}Traces: http:.* is reachable$/m);
    expect(receiver.headers).toMatchObject([{ "x-api-key": "of the receiver" }]);
    if (process.env["TEST_DATABASE_URL"]) {
      const manyWorkers = await run("doctor", "", { WORKERS: "50" });
      expect(manyWorkers.status).toBe(0);
      expect(manyWorkers.out).toMatch(
        /^warning Database: .*open up to 1250 connections, and max_connections allows \d+$/m,
      );
    }
  });

  it("reports a key that does not decrypt the secrets of authenticator apps", async () => {
    const provider = await OpenIdProvider.start();
    const PUBLIC_URL = "http://127.0.0.1:4799";
    const key = { TWO_FACTOR_KEY: "the key of two factors, long enough to be one" };
    await inDatabase(async (db) => {
      const [user] = await db.query<{ user_id: number }[]>("select user_id from users limit 1");
      const userId = user!.user_id;
      const sealedSecret = makeSecretBox(key.TWO_FACTOR_KEY).seal(Buffer.from("secret"), userId);
      await db.query(
        "insert into totp_secrets (user_id, secret, confirmed_at) values ($1, $2, now())",
        [userId, sealedSecret],
      );
    });
    const passingRun = await run("doctor", "", { ...key, ...provider.settings(), PUBLIC_URL });
    await provider.stop();
    expect(passingRun.out).toMatch(/^ok {6}Two-factor key: fits all 1 authenticator apps$/m);
    expect(passingRun.out).toMatch(
      /^ok {6}OpenID Connect: http.* is reachable; http:\/\/127.0.0.1:4799\/login\/openid has to be/m,
    );
    const failingRun = await run("doctor");
    expect(failingRun.status).toBe(1);
    expect(failingRun.out).toMatch(
      /^FAILED {2}Two-factor key: does not fit 1 of 1 authenticator apps/m,
    );
    await inDatabase((db) => db.query("delete from totp_secrets"));
  });

  it("reports migrations and checks while a server runs on the embedded database", async () => {
    const embedded = { DATABASE_URL: "", DEMO_DATA: "off" };
    const server = start([], { ...embedded, PORT: "0" }, "main.ts");
    const isListening = (async () => {
      for await (const line of createInterface({ input: server.stdout! })) {
        if (line.includes('"listening"')) return;
      }
    })();
    await Promise.race([isListening, once(server, "exit")]);
    const status = await run("migrate --status", "", embedded);
    const doctor = await run("doctor", "", embedded);
    const exit = once(server, "exit");
    server.kill("SIGTERM");
    await exit;
    expect(status).toMatchObject({ status: 0, err: "" });
    expect(status.out).toMatch(/^applied {2}SetupKeys\d+$/m);
    expect(doctor.status).toBe(0);
    expect(doctor.out).toMatch(
      /^warning Database: PostgreSQL \d+, all migrations applied; no admin/m,
    );
  });
});
