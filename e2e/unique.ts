import { randomUUID } from "node:crypto";

/** Returns a text that no other test uses. */
export const unique = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;
