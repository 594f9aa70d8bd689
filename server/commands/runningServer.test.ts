import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "../database/openDatabase";
import { CommandLine } from "../testing/CommandLine";

const describeOnEmbedded = process.env["TEST_DATABASE_URL"] ? describe.skip : describe;

describeOnEmbedded("While a server runs on the embedded database,", () => {
  let commandLine: CommandLine;
  let database: Database;
  beforeAll(async () => {
    commandLine = await CommandLine.open();
    database = await openDatabase({ dataDir: commandLine.settings["DATA_DIR"]! });
  });
  afterAll(async () => {
    await database.close();
    await commandLine.close();
  });

  const names = async () =>
    (await database.db.query<{ name: string }[]>("select name from users order by name")).map(
      ({ name }) => name,
    );

  it("a restore is refused in one sentence", async () => {
    const file = join(commandLine.folder, "backup.gz");
    expect((await commandLine.run(`export ${file}`)).err).toBe("");
    const { status, err } = await commandLine.run(`restore ${file} --replace`);
    expect(status).toBe(1);
    expect(err).toMatch(
      /^Another process is using the data directory .*\. Stop it, or set DATA_DIR .*\.\n$/,
    );
  });

  it("an admin can be created while the server queries the database", async () => {
    const queries = async () => {
      for (let i = 0; i < 50; i++) {
        const rows = await database.db.query("select $1::int as number", [i]);
        expect(rows).toEqual([{ number: i }]);
      }
    };
    const create = commandLine.run(
      "admin create --email boss@example.org --name Boss --password-stdin",
      "long enough\n",
    );
    const [created] = await Promise.all([create, queries(), queries()]);
    expect(created).toMatchObject({ status: 0, out: "Created admin boss@example.org.\n", err: "" });
    expect(await names()).toEqual(["Boss"]);
  });

  it("other commands read and write the server's database", async () => {
    expect((await commandLine.run("user list")).out).toContain("boss@example.org");
    expect((await commandLine.run("doctor")).out).toMatch(/^ok +Database: PostgreSQL \d+, all/m);
    expect((await commandLine.run("starter load")).status).toBe(0);
    expect(await database.db.query("select from categories limit 1")).toHaveLength(1);
  });

  it("two concurrent commands run one after the other", async () => {
    const commands = ["one", "two"].map((name) =>
      commandLine.start(["user", "list"], { NAME: name }),
    );
    const statuses = commands.map(
      (child) => new Promise((resolve) => child.once("exit", (status) => resolve(status))),
    );
    expect(await Promise.all(statuses)).toEqual([0, 0]);
  }, 60_000);

  it("a transaction of a killed command is rolled back, and the server continues", async () => {
    const script = join(commandLine.folder, "killed.ts");
    const open = join(__dirname, "../database/openDatabase");
    writeFileSync(
      script,
      `import { openWithoutMigrating } from ${JSON.stringify(open)};
       void (async () => {
         const { db } = await openWithoutMigrating({ dataDir: process.env["DATA_DIR"]! }, { ifInUse: "borrow" });
         await db.transaction(async (data) => {
           await data.query("delete from users");
           process.kill(process.pid, "SIGKILL");
         });
       })();`,
    );
    const child = commandLine.start([], {}, script);
    await new Promise((resolve) => child.once("exit", resolve));
    expect(child.signalCode).toBe("SIGKILL");
    expect(await names()).toEqual(["Boss"]);
  }, 60_000);
});

describeOnEmbedded("While a command has the embedded database open,", () => {
  it("a server that stops ends the connection of another process", async () => {
    const commandLine = await CommandLine.open();
    const location = { dataDir: commandLine.settings["DATA_DIR"]! };
    const owner = await openDatabase(location);
    const borrower = await openDatabase(location, { ifInUse: "borrow" });
    expect(await borrower.db.query("select 1 as number")).toEqual([{ number: 1 }]);
    await owner.close();
    await expect(borrower.db.query("select 1")).rejects.toThrow();
    await borrower.close();
    await commandLine.close();
  });
});
