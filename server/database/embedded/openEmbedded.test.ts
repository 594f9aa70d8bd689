import { type ChildProcess, fork } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { FROM_SOURCES } from "../../testing/fromSources";
import { waitUntil } from "../../testing/waitUntil";
import { connect, type Database } from "../openDatabase";
import { DatabaseThread } from "./DatabaseThread";
import { FolderInUseError } from "./folderLock";
import { openEmbedded } from "./openEmbedded";

/** A folder name that makes the path longer than that of a socket may be. */
const DEEP = "a-folder-with-a-long-name/".repeat(6);

const temporary = () => mkdtempSync(join(tmpdir(), "potluck-test-"));

/** A folder with a complete database, since creating one takes longer than all tests. */
let preparedFolder: string;
let root: string;
beforeAll(async () => {
  preparedFolder = temporary();
  await (await openEmbedded(preparedFolder)).close();
});
afterAll(() => rmSync(preparedFolder, { recursive: true }));
beforeEach(() => {
  root = temporary();
  cpSync(preparedFolder, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const open = async (folder: string): Promise<Database> => {
  const embedded = await openEmbedded(folder);
  return connect(embedded, () => embedded.close());
};

/** Starts another process that opens the folder, writes a row and reports it. */
function startWriter(folder: string): Promise<{ child: ChildProcess; output: string }> {
  const child = fork(join(__dirname, "../../testing/embeddedWriter.ts"), [folder], {
    execArgv: FROM_SOURCES,
  });
  return new Promise((resolve) => {
    child.once("message", (output) => resolve({ child, output: String(output) }));
  });
}

const waitForExit = (child: ChildProcess) =>
  new Promise((resolve) => (child.exitCode !== null ? resolve(0) : child.once("exit", resolve)));

describe("The embedded database", () => {
  it("refuses a second process with an explanation, and unlocks its folder when closed", async () => {
    const folder = join(root, DEEP);
    cpSync(preparedFolder, folder, { recursive: true });
    const first = await open(folder);
    await expect(openEmbedded(folder)).rejects.toThrow(FolderInUseError);
    const { child, output } = await startWriter(folder);
    await waitForExit(child);
    expect(output).toMatch(
      /^Another process is using the data directory .* DATA_DIR to another directory\.$/,
    );
    await first.close();
    const second = await open(folder);
    await second.close();
  }, 60_000);

  it("keeps every confirmed row when its process is killed", async () => {
    const { child, output } = await startWriter(root);
    expect(output).toBe("written");
    child.kill("SIGKILL");
    await waitForExit(child);
    expect(existsSync(join(root, "in-use.sock"))).toBe(true);
    const reopened = await open(root);
    expect(await reopened.db.query("select name from tags")).toEqual([{ name: "Written" }]);
    await reopened.close();
  }, 60_000);

  it("lets one of several concurrent processes open a folder with an outdated lock", async () => {
    const { child } = await startWriter(root);
    child.kill("SIGKILL");
    await waitForExit(child);
    const writers = await Promise.all([1, 2, 3].map(() => startWriter(root)));
    expect(writers.filter(({ output }) => output === "written")).toHaveLength(1);
    for (const writer of writers) {
      writer.child.kill("SIGKILL");
      await waitForExit(writer.child);
    }
  }, 60_000);
});

describe("A database whose thread has ended", () => {
  const failed = () => {
    const reasons: string[] = [];
    return { reasons, onFailed: ({ message }: Error) => reasons.push(message) };
  };
  const getThread = (start: jest.SpyInstance) =>
    Reflect.get(start.mock.contexts[0] as object, "worker") as Worker;

  it("is restarted with its data, and the reason of the end is reported", async () => {
    const { reasons, onFailed } = failed();
    const start = jest.spyOn(DatabaseThread.prototype, "start");
    const embedded = await openEmbedded(root, onFailed);
    const database = await connect(embedded, () => embedded.close(), {});
    await database.db.query(
      "insert into tags (name, name_key, sort_name) values ('Written', 'written', 'written')",
    );
    expect(embedded.isRunning()).toBe(true);
    await getThread(start).terminate();
    expect(embedded.isRunning()).toBe(false);
    await waitUntil(async () => embedded.isRunning());
    await waitUntil(() =>
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
