/**
 * All data that the site stores in a browser, except for data of one user (`PersonKey`), which `forgetOthers`
 * removes. The storages accept no other keys; e2e/offline.shared.spec.ts compares this list with a browser.
 */
export const storedKeys = {
  localStorage: {
    /** The preferences of the device. */
    device: ["mantine-color-scheme-value", "measures", "visit"],
    /** The session, removed at its end, and the notice about its end. */
    session: ["user", "token", "accessToken", "sessionEnd"],
  },
  sessionStorage: {
    /** The tab's ID, and the router's scroll positions by random keys. */
    device: ["tab", "react-router-scroll-positions"],
  },
  /** The stores of the database `potluck`. */
  database: {
    /** The owner of the stored recipes, and the tokens still to be revoked. */
    device: ["owner", "logouts"],
    person: ["recipes", "lists", "outbox", "credentials"],
  },
  caches: { device: ["precache"], person: ["pictures"] },
  cookies: {
    device: ["language", "density"],
    /** `login_flow` lasts for minutes; without `page_viewer`, the server ignores `page_session`. */
    session: ["page_session", "page_viewer", "login_flow"],
  },
} as const;

/** A key for data of one user, or of the visitors of this device. */
export type PersonKey = `person:${number}:${string}`;

type Declared<Kind extends "localStorage" | "sessionStorage"> = {
  [
    Owner in keyof (typeof storedKeys)[Kind]
  ]: (typeof storedKeys)[Kind][Owner] extends readonly (infer Key)[] ? Key : never;
}[keyof (typeof storedKeys)[Kind]];

/** The keys of the two storages. */
export type StoredKey = Declared<"localStorage"> | Declared<"sessionStorage"> | PersonKey;

/**
 * The ID of visitors. Their data belongs to the device: it is kept, all users may see it, and it is
 * never sent.
 */
export const VISITOR = 0;

export const personKey = (userId: number, name: string): PersonKey => `person:${userId}:${name}`;

/** Matches the keys of earlier versions, which contain no user. */
const OUTDATED = /^(?:timers$|visits$|openIdReturn$|cooking:|draft:|listPlace )/;

/** Returns true if a key belongs neither to the viewer nor to visitors of this device. */
export function isOfOthers(key: string, viewerId: number): boolean {
  const owner = /^person:(\d+):/.exec(key)?.[1];
  if (owner === undefined) return OUTDATED.test(key);
  return ![VISITOR, viewerId].includes(Number(owner));
}
