import { useSyncExternalStore } from "react";

/** The logged-in user as stored in the browser, in the documented format. */
export interface SessionUser {
  userId: number;
  userName: string;
  userEmail: string;
  banned: boolean;
  role: { roleId: number; roleName: string };
}

/** A login that lasts until it is dropped. */
export interface Session {
  user: SessionUser;
  token: string;
}

type SessionStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Storage keys; `accessToken` is a copy that documented clients read. */
const KEYS = { user: "user", token: "token", copy: "accessToken" };

/** Reads the stored session; invalid data is left in place. */
export function peekSession(storage: SessionStorage): Session | null {
  const token = storage.getItem(KEYS.token);
  const user = readUser(storage.getItem(KEYS.user));
  return token && user ? { user, token } : null;
}

/** Reads the stored session; invalid data is removed. */
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

function readUser(text: string | null): SessionUser | null {
  try {
    const user: unknown = JSON.parse(text ?? "null");
    return isUser(user) ? user : null;
  } catch {
    return null;
  }
}

function isUser(value: unknown): value is SessionUser {
  const user = value as Partial<SessionUser> | null;
  return (
    Number.isInteger(user?.userId) &&
    typeof user?.userName === "string" &&
    typeof user.userEmail === "string" &&
    typeof user.role?.roleName === "string"
  );
}

/** How the server has ended the session of this page. */
export interface SessionEnd {
  reason: "expired" | "banned";
  /**
   * Found out "reading", when it is gone at once, or "writing", when it stays until one has answered, so
   * that nothing typed is lost.
   */
  found: "reading" | "writing";
  /** The server's message. */
  message?: string;
}

/** Storage key that lets other tabs and the next page know that the session was not ended by a logout. */
const END_KEY = "sessionEnd";

function readEnd(storage: SessionStorage): SessionEnd | null {
  try {
    const end = JSON.parse(storage.getItem(END_KEY) ?? "null") as Partial<SessionEnd> | null;
    if (end?.reason !== "expired" && end?.reason !== "banned") return null;
    const { message, reason } = end;
    return { reason, found: "reading", ...(typeof message === "string" ? { message } : {}) };
  } catch {
    return null;
  }
}

/** The session of this page and its listeners. */
class SessionStore {
  private session: Session | null | undefined;
  private ending: SessionEnd | null = null;
  private deferred = false;
  private readonly listeners = new Set<() => void>();

  /** Null without a browser: a page rendered on the server is a visitor's. */
  readonly get = (): Session | null => {
    if (typeof document === "undefined") return null;
    if (this.session === undefined) {
      this.session = readSession(localStorage);
      // Found out by a page that was left before anybody could read it.
      if (!this.session) this.ending = readEnd(localStorage);
    }
    return this.session;
  };

  /** The session for rendering: null during hydration. */
  readonly shown = (): Session | null => (this.deferred ? null : this.get());

  /** Renders as a visitor, like the server did, until the user's data is loaded. */
  readonly defer = (): void => {
    this.deferred = true;
  };

  readonly resume = (): void => {
    this.deferred = false;
    this.notify();
  };

  /** How the server has ended the session; null while it has not, and after the next login. */
  readonly ended = (): SessionEnd | null => {
    this.get();
    return this.ending;
  };

  /** People have read how the session was ended: the next page need not say it again. */
  readonly endWasRead = (): void => localStorage.removeItem(END_KEY);

  readonly start = (session: Session): void => {
    writeSession(localStorage, session);
    localStorage.removeItem(END_KEY);
    this.change(session);
  };

  readonly end = (): void => {
    localStorage.removeItem(END_KEY);
    eraseSession(localStorage);
    this.change(null);
  };

  /**
   * The server does not take a token any more.
   * @param token the one it refused; the session goes on when that is another one by now
   */
  readonly refuse = (end: SessionEnd, token: string): void => {
    // What is waiting for an answer is not taken away by what is read meanwhile.
    if (this.get()?.token !== token || this.ending?.found === "writing") return;
    if (end.found === "writing") return this.change(this.get(), end);
    localStorage.setItem(END_KEY, JSON.stringify(end));
    eraseSession(localStorage);
    this.change(null, end);
  };

  /**
   * Another tab logged in or out, or found the session ended: answers whether the token is another one
   * now. The keys arrive one by one, so that a session may be half there: it is never erased here, or a
   * login would end in the tab where it was made.
   */
  readonly reread = (): boolean => {
    const before = this.get()?.token;
    const session = peekSession(localStorage);
    if (session?.token === before) return false;
    this.change(session, session ? null : readEnd(localStorage));
    return true;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private change(session: Session | null, end: SessionEnd | null = null) {
    this.session = session;
    this.ending = end;
    this.notify();
  }

  private notify() {
    this.listeners.forEach((listener) => listener());
  }
}

export const sessionStore = new SessionStore();

/** The session, from wherever it is needed; null for a visitor. */
export const useSession = (): Session | null =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.shown, () => null);

/** How the server has ended the session; null while it has not. */
export const useSessionEnd = (): SessionEnd | null =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.ended, () => null);

/**
 * Whether a session is one of somebody with one of some roles. It decides what is asked for and
 * offered; the server decides by itself who may do what.
 */
export const hasRole = (session: Session | null, ...roles: string[]): boolean =>
  session !== null && roles.includes(session.user.role.roleName.toLowerCase());

/** Whether a key of the browser's storage belongs to the session. */
export const isSessionKey = (key: string | null): boolean =>
  key === null || Object.values(KEYS).includes(key);
