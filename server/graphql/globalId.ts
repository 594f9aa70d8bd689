import { badInput } from "../errors";

/** Makes an opaque ID that is unique over all types, for `node` and the client's cache. */
export const globalId = (type: string, key: number | string): string =>
  Buffer.from(`${type}:${key}`).toString("base64url");

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const READABLE = new RegExp(`^([A-Z][A-Za-z]*):(?:([1-9]\\d{0,9})|(${UUID}))$`);

/** Reads the type and key inside a global ID. Throws BAD_USER_INPUT for an invalid ID. */
export function parseGlobalId(id: string): { type: string; key: number | string } {
  const [, type, number, uuid] = READABLE.exec(Buffer.from(id, "base64url").toString()) ?? [];
  if (!type || Number(number) > MAX_KEY) throw badInput("This id is not valid.", "id");
  return { type, key: uuid ?? Number(number) };
}

/** The largest key that a table can have. */
export const MAX_KEY = 2_147_483_647;
