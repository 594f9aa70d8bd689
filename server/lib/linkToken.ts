import { createHash, randomBytes } from "node:crypto";

/** The hash of a token, which is all that the database stores. */
export const hashOfToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** A random token for a link. */
export const makeToken = (): string => randomBytes(32).toString("base64url");
