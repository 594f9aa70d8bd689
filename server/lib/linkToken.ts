import { createHash, randomBytes } from "node:crypto";

/** Hashes a token. The database stores only the hash. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Creates a random token for a link. */
export const makeToken = (): string => randomBytes(32).toString("base64url");
