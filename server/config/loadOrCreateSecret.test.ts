import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConfigurationError } from "./config";
import { loadOrCreateSecret } from "./loadOrCreateSecret";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "secret-"))));
afterEach(() => rmSync(folder, { recursive: true }));

it("The secret is created once in a private file, without temporary files", () => {
  const secret = loadOrCreateSecret(folder);
  expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
  expect(loadOrCreateSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(["jwt-secret"]);
  expect(statSync(join(folder, "jwt-secret")).mode & 0o777).toBe(0o600);
});

it.each(["", "\n", "short"])(
  "A stored secret of %j is refused with the name of its file",
  (text) => {
    writeFileSync(join(folder, "jwt-secret"), text);
    const load = () => loadOrCreateSecret(folder);
    expect(load).toThrow(ConfigurationError);
    expect(load).toThrow(/jwt-secret must contain at least 32 bytes/);
  },
);
