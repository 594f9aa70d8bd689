import { createHash, randomBytes } from "node:crypto";

/** What is kept of a token: enough to know it again, not enough to use it. */
export const hashOfToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** A token for a link, which nobody can guess. */
export const makeToken = (): string => randomBytes(32).toString("base64url");
