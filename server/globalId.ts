import { badInput } from "./errors";

/** An opaque id that is unique over all types: what `node` and the client's cache know a thing by. */
export const globalId = (type: string, key: number): string =>
  Buffer.from(`${type}:${key}`).toString("base64url");

/** The type and key inside a global id. Throws BAD_USER_INPUT for what is none. */
export function parseGlobalId(id: string): { type: string; key: number } {
  const match = /^([A-Z][A-Za-z]*):([1-9]\d{0,9})$/.exec(Buffer.from(id, "base64url").toString());
  const key = Number(match?.[2]);
  if (!match?.[1] || key > MAX_KEY) throw badInput("This id cannot be read.", "id");
  return { type: match[1], key };
}

/** The largest key that a table can have. */
export const MAX_KEY = 2_147_483_647;
