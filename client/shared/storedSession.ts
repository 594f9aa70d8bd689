import { parseJson } from "./parseJson";
import type { KeyedStorage } from "./storage";
import type { storedKeys } from "./storedKeys";

/** The user as stored in the browser, in the format that is documented for other clients. */
export interface SessionUser {
  userId: number;
  userName: string;
  userEmail: string;
  banned: boolean;
  role: { roleId: number; roleName: string };
}

/** A logged-in user as used by components and loaders, also on the server. */
export interface LoggedIn {
  user: SessionUser;
}

/** A login that lasts until it is ended. */
export interface Session extends LoggedIn {
  token: string;
}

/** The user's fields in the schema. */
interface UserFields {
  userId: number;
  name: string;
  email: string | null;
  banned: boolean;
  role: { roleId: number; roleName: string } | null;
}

/** Converts a user to the user of a session; null without a role. */
export const toSessionUser = ({
  userId,
  name,
  email,
  banned,
  role,
}: UserFields): SessionUser | null =>
  role && {
    userId,
    userName: name,
    userEmail: email ?? "",
    banned,
    role: { roleId: role.roleId, roleName: role.roleName },
  };

/** The server-side end of this page's session. */
export interface SessionEnd {
  reason: "expired" | "banned";
  /**
   * The operation whose token was rejected. A query ends the session at once; a mutation only after the user
   * has reacted, so that no typed text is lost.
   */
  operation: "query" | "mutation";
  /** The server's message about the end of the session. */
  message?: string;
}

type SessionStorage = KeyedStorage & { removeItem: (key: SessionKey) => void };

type SessionKey = (typeof storedKeys.localStorage.session)[number];

/** The storage keys; `accessToken` is a copy for other clients. */
const KEYS = { user: "user", token: "token", copy: "accessToken" } as const;

/** Informs other tabs, and the next page, that a session ended without a logout. */
const END_KEY = "sessionEnd";

/** Reads the stored session. Invalid values are left unchanged. */
export function peekSession(storage: SessionStorage): Session | null {
  const token = storage.getItem(KEYS.token);
  const user = parseJson(storage.getItem(KEYS.user));
  return token && isUser(user) ? { user, token } : null;
}

/** Reads the stored session. Invalid values are erased. */
export function readSession(storage: SessionStorage): Session | null {
  const session = peekSession(storage);
  if (!session) eraseSession(storage);
  return session;
}

export function writeSession(storage: SessionStorage, { user, token }: Session): void {
  storage.setItem(KEYS.user, JSON.stringify(user));
  storage.setItem(KEYS.token, token);
  storage.setItem(KEYS.copy, token);
}

export function eraseSession(storage: SessionStorage): void {
  for (const key of Object.values(KEYS)) storage.removeItem(key);
}

/** Returns true if a storage key belongs to the session; null stands for all keys. */
export const isSessionKey = (key: string | null): boolean =>
  key === null || (Object.values(KEYS) as string[]).includes(key);

export function readSessionEnd(storage: SessionStorage): SessionEnd | null {
  const end = parseJson(storage.getItem(END_KEY)) as Partial<SessionEnd> | null;
  if (end?.reason !== "expired" && end?.reason !== "banned") return null;
  const { message, reason } = end;
  return { reason, operation: "query", ...(typeof message === "string" ? { message } : {}) };
}

export const writeSessionEnd = (storage: SessionStorage, end: SessionEnd): void =>
  storage.setItem(END_KEY, JSON.stringify(end));

export const eraseSessionEnd = (storage: SessionStorage): void => storage.removeItem(END_KEY);

function isUser(value: unknown): value is SessionUser {
  const user = value as Partial<SessionUser> | null;
  return (
    Number.isInteger(user?.userId) &&
    typeof user?.userName === "string" &&
    typeof user.userEmail === "string" &&
    typeof user.role?.roleName === "string"
  );
}
