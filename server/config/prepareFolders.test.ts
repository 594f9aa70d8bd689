import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "./config";
import { prepareFolders } from "./prepareFolders";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "folders-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const readMode = (path: string) => statSync(path).mode & 0o777;

it("A starting server makes the folders of data and photos private, including existing ones", () => {
  const data = join(folder, "data");
  mkdirSync(join(data, "photos"), { recursive: true });
  for (const path of [data, join(data, "photos")]) chmodSync(path, 0o755);
  prepareFolders(readConfig({ DATA_DIR: data }));
  expect([data, join(data, "photos")].map(readMode)).toEqual([0o700, 0o700]);

  const photos = join(folder, "mounted", "photos");
  prepareFolders(readConfig({ DATA_DIR: data, PHOTOS_DIR: photos }));
  expect(readMode(photos)).toBe(0o700);
});
