import { createHash } from "node:crypto";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../../testing/runCommand";
import { openDatabase } from "../openDatabase";
import { DamagedDatabase } from "./damage";

let intactFolder: string;
let dataDir: string;
beforeAll(async () => {
  intactFolder = mkdtempSync(join(tmpdir(), "damage-"));
  await (await openDatabase({ dataDir: intactFolder })).close();
});
afterAll(() => rmSync(intactFolder, { recursive: true }));
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "damage-"));
  cpSync(intactFolder, dataDir, { recursive: true });
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const at = (path: string) => join(dataDir, "postgres", path);
const remove = (path: string) => () => rmSync(at(path), { recursive: true });
const truncate = (path: string, bytes: number) => () => truncateSync(at(path), bytes);
const overwrite = (path: string, byte: number) =>
  writeFileSync(at(path), Buffer.alloc(statSync(at(path)).size, byte));

const segments = () =>
  readdirSync(at("pg_wal"))
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .map((name) => `pg_wal/${name}`);

/** Lists the files of the application's tables and indexes that are not empty. */
const tables = () =>
  readdirSync(at("base/5"))
    .filter((name) => /^\d+$/.test(name) && Number(name) > 16_384)
    .map((name) => `base/5/${name}`)
    .filter((path) => statSync(at(path)).size > 0);

const hashFiles = () =>
  readdirSync(at("."), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return `${path} ${createHash("sha256").update(readFileSync(path)).digest("hex")}`;
    })
    .sort();

describe("A damaged embedded database is reported and not changed:", () => {
  it.each<[string, () => void, RegExp]>([
    ["an empty version", truncate("PG_VERSION", 0), /PG_VERSION is empty/],
    ["no version", remove("PG_VERSION"), /PG_VERSION is missing/],
    [
      "no log",
      () => segments().forEach((path) => rmSync(at(path))),
      /pg_wal\/0{7}1\w+ .* is missing/,
    ],
    [
      "an empty log",
      () => segments().forEach((path) => truncateSync(at(path))),
      /write-ahead log is empty/,
    ],
    [
      "a log of zeros",
      () => segments().forEach((path) => overwrite(path, 0)),
      /write-ahead log is .*overwritten/,
    ],
    ["no folder of the log", remove("pg_wal"), /pg_wal is missing/],
    [
      "a truncated control file",
      truncate("global/pg_control", 100),
      /pg_control is incomplete \(100 of/,
    ],
    [
      "an overwritten control file",
      () => overwrite("global/pg_control", 7),
      /pg_control was overwritten/,
    ],
    ["no control file", remove("global/pg_control"), /pg_control is missing/],
    ["no tables", remove("base"), /base\/1 is missing/],
    ["no map of files", remove("base/5/pg_filenode.map"), /pg_filenode\.map is missing/],
    ["no settings", remove("postgresql.conf"), /postgresql\.conf is missing/],
    [
      "overwritten tables",
      () => tables().forEach((path) => overwrite(path, 0x5a)),
      /base\/5\/\d+ of a table .* overwritten/,
    ],
    [
      "an overwritten catalog",
      () => overwrite("base/5/1259", 0x5a),
      /base\/5\/1259 .* overwritten \(page 0\)/,
    ],
    [
      "a truncated table",
      () => truncateSync(at(tables()[0]!), 5_000),
      /base\/5\/\d+ .* is incomplete/,
    ],
    ["another version", () => writeFileSync(at("PG_VERSION"), "14\n"), /PostgreSQL does not start/],
  ])("%s", async (_title, damage, message) => {
    damage();
    const hashesBefore = hashFiles();
    const opening = openDatabase({ dataDir });
    await expect(opening).rejects.toThrow(DamagedDatabase);
    await expect(opening).rejects.toThrow(message);
    await expect(opening).rejects.toThrow(
      / is damaged: .*\n.*\n {2}mv .*\n {2}potluck restore FILE$/,
    );
    expect(hashFiles()).toEqual(hashesBefore);
  });
});

it("A missing file of a table is reported", async () => {
  tables().forEach((path) => rmSync(at(path)));
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    /is damaged: could not open file "base\/5\/\d+"/,
  );
});

it("Commands describe the damage and exit", async () => {
  truncate("PG_VERSION", 0)();
  const { status, err } = await runCommand("user list", { DATA_DIR: dataDir });
  expect(status).toBe(1);
  expect(err).toMatch(/^The embedded database in .* is damaged: the file PG_VERSION is empty/);
  expect(err).not.toMatch(/ {4}at |Aborted/);
});
