import { execFileSync, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { projectFolder } from "../brand";
import { FROM_SOURCES } from "../testing/fromSources";
import { openDatabase } from "./openDatabase";
import { isSuperuser, SUPERUSER } from "./superuser";

const { TEST_DATABASE_URL: serverUrl } = process.env;
const describeOnPostgres = serverUrl ? describe : describe.skip;

/** Selects everything in the application's schema that another role owns. */
const OWNED_BY_OTHERS = `
  select name from (
    select relname::text as name, relowner as owner from pg_class where relnamespace = 'public'::regnamespace
    union all select proname, proowner from pg_proc where pronamespace = 'public'::regnamespace
    union all select typname, typowner from pg_type where typnamespace = 'public'::regnamespace
    union all select cfgname, cfgowner from pg_ts_config where cfgnamespace = 'public'::regnamespace
    union all select dictname, dictowner from pg_ts_dict where dictnamespace = 'public'::regnamespace
    union all select nspname, nspowner from pg_namespace where nspname = 'public'
    union all select datname, datdba from pg_database where datname = current_database()
  ) as own where owner <> 'potluck_application'::regrole`;

describeOnPostgres("The role of the application that Compose makes", () => {
  const databases = ["role_of_new_volume", "role_of_old_volume"];

  /** Runs statements as the superuser of the server. */
  async function asSuperuser(...statements: string[]) {
    const client = new Client(serverUrl);
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  const makeUrl = (database: string, role: string) => {
    const url = new URL(serverUrl!);
    Object.assign(url, { pathname: database, username: role, password: "secret" });
    return url.href;
  };

  /** Runs the script in the same way as the container of the database. */
  function createRole(database: string) {
    const { hostname: PGHOST, port: PGPORT, username } = new URL(serverUrl!);
    execFileSync(join(projectFolder, "docker/createApplicationRole.sh"), {
      env: {
        PATH: process.env["PATH"],
        PGHOST,
        PGPORT,
        POSTGRES_USER: username,
        POSTGRES_DB: database,
        APPLICATION_PASSWORD: "secret",
      },
    });
  }

  const open = (database: string, role: string) =>
    openDatabase({ databaseUrl: makeUrl(database, role), dataDir: "" }, { starterData: "en" });

  /** Starts a server, stops it once it listens, and returns its output, which may arrive late. */
  async function readStart(databaseUrl: string) {
    const { PATH, HOME } = process.env;
    const child = spawn(
      process.execPath,
      [...FROM_SOURCES, join(projectFolder, "server/main.ts")],
      {
        cwd: projectFolder,
        env: {
          PATH,
          HOME,
          PORT: "0",
          LOG_LEVEL: "warn",
          DATA_DIR: join(tmpdir(), "unused"),
          DATABASE_URL: databaseUrl,
          JWT_SECRET: "a secret of tests, long enough to sign with",
        },
      },
    );
    // The text for readers, which includes the address, is written to the standard error if there
    // is no terminal.
    let greeting = "";
    child.stderr.on("data", (text) => {
      greeting += String(text);
      if (/127\.0\.0\.1:\d+/.test(greeting)) child.kill("SIGTERM");
    });
    let output = "";
    for await (const text of child.stdout) output += String(text);
    return { greeting, output };
  }

  /** Expects that the role is not a superuser and owns everything that migrations may change. */
  async function expectOwner(database: string) {
    const { db, close } = await open(database, "potluck_application");
    try {
      expect(await isSuperuser(db)).toBe(false);
      expect(await db.query(OWNED_BY_OTHERS)).toEqual([]);
      const [row]: { tags: number }[] = await db.query("select count(*)::int as tags from tags");
      expect(row!.tags).toBeGreaterThan(0);
    } finally {
      await close();
    }
  }

  const dropAll = () =>
    asSuperuser(
      ...databases.map((name) => `drop database if exists ${name} with (force)`),
      "drop role if exists potluck_application",
    );
  beforeAll(async () => {
    await dropAll();
    await asSuperuser(...databases.map((name) => `create database ${name}`));
  });
  afterAll(dropAll);

  it("migrates a new database", async () => {
    createRole("role_of_new_volume");
    await expectOwner("role_of_new_volume");
  });

  it("becomes the owner of a database of a superuser, whose role works until then", async () => {
    const { username } = new URL(serverUrl!);
    const { db, close } = await open("role_of_old_volume", username);
    expect(await isSuperuser(db)).toBe(true);
    await close();
    const snapshot = await readStart(makeUrl("role_of_old_volume", username));
    expect(snapshot.output).toContain(SUPERUSER);
    createRole("role_of_old_volume");
    await expectOwner("role_of_old_volume");
    const started = await readStart(makeUrl("role_of_old_volume", "potluck_application"));
    expect(started.greeting).toMatch(/127\.0\.0\.1:\d+/);
    expect(started.output).not.toContain(SUPERUSER);
    // A second run changes nothing.
    createRole("role_of_old_volume");
    await expectOwner("role_of_old_volume");
  });
});
