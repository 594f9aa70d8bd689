/**
 * Everything that a browser stores for this site, except for what belongs to a person (`PersonKey`) and is removed by
 * `forgetOthers`. The storages accept no other keys; e2e/sharedBrowser.spec.ts compares this list with a browser.
 */
export const storedKeys = {
  localStorage: {
    /** Preferences of the device. */
    device: ["mantine-color-scheme-value", "measures"],
    /** The session, which its end removes, and the notice about its end. */
    session: ["user", "token", "accessToken", "sessionEnd"],
  },
  sessionStorage: {
    /** The name of the tab, and the router's scroll positions by random keys. */
    device: ["tab", "react-router-scroll-positions"],
  },
  /** The stores of the database `potluck`. */
  database: {
    /** The owner of the stored recipes, and the tokens still to be revoked. */
    device: ["owner", "logouts"],
    person: ["recipes", "outbox", "credentials"],
  },
  caches: { device: ["precache"], person: ["pictures"] },
  cookies: {
    device: ["language", "density"],
    /** `login_flow` lasts for minutes; without `page_viewer`, the server ignores `page_session`. */
    session: ["page_session", "page_viewer", "login_flow"],
  },
} as const;

/** A key of what belongs to one person, or to the visitors of this device. */
export type PersonKey = `person:${number}:${string}`;

type Declared<Kind extends "localStorage" | "sessionStorage"> = {
  [
    Owner in keyof (typeof storedKeys)[Kind]
  ]: (typeof storedKeys)[Kind][Owner] extends readonly (infer Key)[] ? Key : never;
}[keyof (typeof storedKeys)[Kind]];

/** The keys of the two storages. */
export type StoredKey = Declared<"localStorage"> | Declared<"sessionStorage"> | PersonKey;

/**
 * The id that stands for visitors. What they store belongs to the device: it stays, everyone may see it, and it is
 * never sent.
 */
export const VISITOR = 0;

export const personKey = (userId: number, name: string): PersonKey => `person:${userId}:${name}`;

/** Keys of earlier versions, which name no person. */
const OUTDATED = /^(?:timers$|visits$|openIdReturn$|cooking:|draft:|listPlace )/;

/** True if a key belongs neither to the viewer nor to visitors of this device. */
export function isOfOthers(key: string, viewerId: number): boolean {
  const owner = /^person:(\d+):/.exec(key)?.[1];
  if (owner === undefined) return OUTDATED.test(key);
  return ![VISITOR, viewerId].includes(Number(owner));
}
