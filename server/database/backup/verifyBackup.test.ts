import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { openTestDatabase } from "../../testing/testDatabase";
import { exportDatabase } from "./exportDatabase";
import { BackupError, countRows, type Manifest } from "./manifest";
import { verifyBackup } from "./verifyBackup";

let folder: string;
let file: string;
let manifest: Manifest;
let bytes: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "verify-"));
  file = join(folder, "backup.gz");
  const { db, close } = await openTestDatabase();
  manifest = await exportDatabase(db, file, { begin: () => undefined, rows: () => undefined });
  await close();
  bytes = readFileSync(file);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file and returns its path. */
function write(content: Buffer | string): string {
  const path = join(folder, "other.gz");
  writeFileSync(path, content);
  return path;
}

const withLines = (change: (lines: string[]) => string[]) =>
  write(gzipSync(`${change(gunzipSync(bytes).toString().trimEnd().split("\n")).join("\n")}\n`));

const replaceIn = (pattern: string | RegExp, replacement: string) =>
  withLines((lines) => lines.map((line) => line.replace(pattern, replacement)));

/** Makes a copy with one bit inverted. */
function flipBit(at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at]! ^= 0x10;
  return copy;
}

function makeFolder(): string {
  const path = join(folder, "folder");
  mkdirSync(path, { recursive: true });
  return path;
}

describe("Verifying a backup", () => {
  it.each([
    ["a missing file", () => join(folder, "none.gz"), /^No such file: /],
    ["a folder", makeFolder, / is a folder, not a Potluck backup\.$/],
    ["an empty file", () => write(""), / is empty\.$/],
    ["a text", () => write("Dear diary"), / is not a Potluck backup, or it is damaged\.$/],
    ["another archive", () => write(gzipSync("Dear diary")), / is not a Potluck backup\.$/],
    ["a compressed log", () => withLines(() => ['{"a":1}', "{}"]), / is not a Potluck backup\.$/],
    ["a newer format", () => replaceIn('"format":1', '"format":2'), /has format 2; /],
    [
      "a file without its end",
      () => write(bytes.subarray(0, -100)),
      / is damaged or incomplete\.$/,
    ],
    ["half of a file", () => write(bytes.subarray(0, bytes.length / 2)), / is damaged or incom/],
    ["a missing row", () => withLines((lines) => lines.toSpliced(-2, 1)), / is damaged or incom/],
    ["a changed row", () => replaceIn("Lasagne", "Lasagna"), / is damaged or incomplete\.$/],
  ])("reports %s", async (_title, make, message) => {
    const verified = verifyBackup(make());
    await expect(verified).rejects.toThrow(BackupError);
    await expect(verified).rejects.toThrow(message);
  });

  it("reports an inverted bit in every part of the file as damage", async () => {
    // The offset after the ten bytes of the header, which contain no data.
    const step = Math.floor((bytes.length - 10) / 40);
    for (let at = 10; at < bytes.length; at += step) {
      await expect(verifyBackup(write(flipBit(at)))).rejects.toThrow(/damaged/);
    }
  });

  it("returns the date, the migration and the number of rows of a complete backup", async () => {
    const { exportedAt, migration } = manifest;
    const summary = await verifyBackup(file);
    expect(summary).toMatchObject({ exportedAt, migration, rows: countRows(manifest) });
    expect(summary.tables.map(({ name }) => name)).toContain("recipes");
  });
});
