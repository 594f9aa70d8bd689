import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkBuild, checkDataFolder } from "./folderChecks";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "folder-checks-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a file that no user can read or write, not even root: a link to a missing target. */
const makeUnreadable = (path: string) => symlinkSync(join(folder, "missing"), path);

describe("The command doctor", () => {
  it("reports an unreadable file of the build by its name", async () => {
    const seed = join(folder, "server/database/empty-cluster");
    mkdirSync(seed, { recursive: true });
    makeUnreadable(join(seed, "checkpoint"));
    await expect(checkBuild(folder)).rejects.toThrow("server/database/empty-cluster/checkpoint");
  });

  it("reports an unreadable or read-only entry of the data directory by its name", async () => {
    makeUnreadable(join(folder, "jwt-secret"));
    await expect(checkDataFolder({ dataDir: folder })).rejects.toThrow("jwt-secret");
  });

  it("accepts folders that are readable and writable", async () => {
    writeFileSync(join(folder, "jwt-secret"), "", { mode: 0o600 });
    expect(await checkBuild()).toMatchObject({ state: "ok" });
    expect(await checkDataFolder({ dataDir: folder })).toMatchObject({ state: "ok" });
    expect(await checkDataFolder({ dataDir: join(folder, "new") })).toMatchObject({ state: "ok" });
  });
});
