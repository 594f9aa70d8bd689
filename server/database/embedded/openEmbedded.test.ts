import { type ChildProcess, fork } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { FROM_SOURCES } from "../../testing/fromSources";
import { until } from "../../testing/until";
import { connect, type Database } from "../openDatabase";
import { DatabaseThread } from "./DatabaseThread";
import { FolderInUseError } from "./folderLock";
import { openEmbedded } from "./openEmbedded";

/** Longer than the path of a socket may be. */
const DEEP = "a-folder-with-a-long-name/".repeat(6);

const temporary = () => mkdtempSync(join(tmpdir(), "potluck-test-"));

/** A folder with a finished database, since creating one takes longer than all tests. */
let made: string;
let root: string;
beforeAll(async () => {
  made = temporary();
  await (await openEmbedded(made)).close();
});
afterAll(() => rmSync(made, { recursive: true }));
beforeEach(() => {
  root = temporary();
  cpSync(made, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const open = async (folder: string): Promise<Database> => {
  const embedded = await openEmbedded(folder);
  return connect(embedded, () => embedded.close());
};

/** Starts another process that opens the folder, writes a row and reports it. */
function writerOf(folder: string): Promise<{ child: ChildProcess; said: string }> {
  const child = fork(join(__dirname, "../../testing/embeddedWriter.ts"), [folder], {
    execArgv: FROM_SOURCES,
  });
  return new Promise((resolve) => {
    child.once("message", (said) => resolve({ child, said: String(said) }));
  });
}

const exitOf = (child: ChildProcess) =>
  new Promise((resolve) => (child.exitCode !== null ? resolve(0) : child.once("exit", resolve)));

describe("The embedded database", () => {
  it("refuses a second process on its folder, in words, and gives the folder back", async () => {
    const folder = join(root, DEEP);
    cpSync(made, folder, { recursive: true });
    const first = await open(folder);
    await expect(openEmbedded(folder)).rejects.toThrow(FolderInUseError);
    const { child, said } = await writerOf(folder);
    await exitOf(child);
    expect(said).toMatch(
      /^Another process is using the data directory .* DATA_DIR to another directory\.$/,
    );
    await first.close();
    const second = await open(folder);
    await second.close();
  }, 60_000);

  it("has every row that was acknowledged when its process is killed", async () => {
    const { child, said } = await writerOf(root);
    expect(said).toBe("written");
    child.kill("SIGKILL");
    await exitOf(child);
    expect(existsSync(join(root, "in-use.sock"))).toBe(true);
    const after = await open(root);
    expect(await after.db.query("select name from tags")).toEqual([{ name: "Written" }]);
    await after.close();
  }, 60_000);

  it("lets one of several processes that start at once have a folder with a dead lock", async () => {
    const { child } = await writerOf(root);
    child.kill("SIGKILL");
    await exitOf(child);
    const writers = await Promise.all([1, 2, 3].map(() => writerOf(root)));
    expect(writers.filter(({ said }) => said === "written")).toHaveLength(1);
    for (const writer of writers) {
      writer.child.kill("SIGKILL");
      await exitOf(writer.child);
    }
  }, 60_000);
});

describe("A database whose thread has ended", () => {
  const failed = () => {
    const reasons: string[] = [];
    return { reasons, onFailed: ({ message }: Error) => reasons.push(message) };
  };
  const threadOf = (start: jest.SpyInstance) =>
    Reflect.get(start.mock.contexts[0] as object, "worker") as Worker;

  it("is started again with its data, and says why it has ended", async () => {
    const { reasons, onFailed } = failed();
    const start = jest.spyOn(DatabaseThread.prototype, "start");
    const embedded = await openEmbedded(root, onFailed);
    const database = await connect(embedded, () => embedded.close(), {});
    await database.db.query(
      "insert into tags (name, name_key, sort_name) values ('Written', 'written', 'written')",
    );
    expect(embedded.isRunning()).toBe(true);
    await threadOf(start).terminate();
    expect(embedded.isRunning()).toBe(false);
    await until(async () => embedded.isRunning());
    await until(() =>
      database.db.query("select 1").then(
        () => true,
        () => false,
      ),
    );
    expect(await database.db.query("select name from tags")).toEqual([{ name: "Written" }]);
    expect(reasons).toEqual([expect.stringMatching(/has stopped and is started again: /)]);
    await database.close();
    start.mockRestore();
  }, 60_000);
});
