import { randomUUID } from "node:crypto";

/** Words that no other test uses. */
export const unique = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;
