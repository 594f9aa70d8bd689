import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigurationError } from "./config";
import { SHORTEST_SECRET_BYTES } from "./settingTypes";

/**
 * Reads the JWT secret of a server with the embedded database. The secret is generated once and stored with
 * the data.
 * @throws ConfigurationError if the stored secret is too short for signing
 */
export function loadOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, "jwt-secret");
  if (!existsSync(file)) create(file);
  const secret = readFileSync(file, "utf8").trim();
  if (Buffer.byteLength(secret) < SHORTEST_SECRET_BYTES) {
    throw new ConfigurationError(
      `${file} must contain at least ${SHORTEST_SECRET_BYTES} bytes. Delete it to have a new secret generated; everybody has to log in again.`,
    );
  }
  return secret;
}

/** Writes the file completely or not at all, and never replaces a file that another process has written. */
function create(file: string): void {
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, randomBytes(48).toString("base64url"), { mode: 0o600 });
  try {
    linkSync(partial, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(partial);
  }
}
