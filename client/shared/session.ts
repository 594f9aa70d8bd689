import { useSyncExternalStore } from "react";
import { safeLocalStorage } from "./storage";
import { VISITOR } from "./storedKeys";
import {
  eraseSession,
  eraseSessionEnd,
  type LoggedIn,
  peekSession,
  readSession,
  readSessionEnd,
  type Session,
  type SessionEnd,
  writeSession,
  writeSessionEnd,
} from "./storedSession";

/** The session that components and links of this page use. */
class SessionStore {
  private session: Session | null | undefined;
  private sessionEnd: SessionEnd | null = null;
  private hidden = false;
  private readonly listeners = new Set<() => void>();
  private renderedFor = (): LoggedIn | null => null;

  /** Returns the session; null without a browser. */
  readonly get = (): Session | null => {
    if (typeof document === "undefined") return null;
    if (this.session === undefined) {
      this.session = readSession(safeLocalStorage);
      // The previous page may have been closed before its message could be read.
      if (!this.session) this.sessionEnd = readSessionEnd(safeLocalStorage);
    }
    return this.session;
  };

  /**
   * Returns the logged-in user: of the session in a browser, of the rendered page on the server.
   */
  readonly loggedIn = (): LoggedIn | null =>
    typeof document === "undefined" ? this.renderedFor() : this.get();

  /** Returns the user's ID for storage keys. */
  readonly viewerId = (): number => this.get()?.user.userId ?? VISITOR;

  /** Returns the user as components see it; null while the session is hidden. */
  readonly visible = (): LoggedIn | null => (this.hidden ? null : this.loggedIn());

  /** Sets the function that finds the user of a rendered page on the server. */
  readonly setRenderedFor = (find: () => LoggedIn | null): void => {
    this.renderedFor = find;
  };

  /** Hides the session from components while a page rendered for a visitor hydrates. */
  readonly hide = (): void => {
    this.hidden = true;
  };

  /** Shows the session to components once its user's data is loaded. */
  readonly show = (): void => {
    this.hidden = false;
    this.notify();
  };

  /**
   * Returns the reason why the server ended the session; null while it is valid and after the next
   * login.
   */
  readonly ended = (): SessionEnd | null => {
    this.get();
    return this.sessionEnd;
  };

  /** Removes the message about the end of the session, so that later pages do not repeat it. */
  readonly forgetEnd = (): void => eraseSessionEnd(safeLocalStorage);

  readonly start = (session: Session): void => {
    writeSession(safeLocalStorage, session);
    eraseSessionEnd(safeLocalStorage);
    this.change(session);
  };

  readonly end = (): void => {
    eraseSessionEnd(safeLocalStorage);
    eraseSession(safeLocalStorage);
    this.change(null);
  };

  /**
   * Ends the session after the server has rejected its token.
   * @param token the rejected one; a session with another token continues
   */
  readonly endByServer = (end: SessionEnd, token: string): void => {
    // The condition protects a mutation that waits for the user's reaction from a query's error.
    if (this.get()?.token !== token || this.sessionEnd?.operation === "mutation") return;
    if (end.operation === "mutation") return this.change(this.get(), end);
    writeSessionEnd(safeLocalStorage, end);
    eraseSession(safeLocalStorage);
    this.change(null, end);
  };

  /**
   * Reads the session again, which another tab may have started or ended. The keys arrive one by one, so the
   * session may be incomplete. It is never erased here, because that would end a login of the other tab.
   * @returns true if the session has changed
   */
  readonly reread = (): boolean => {
    const before = this.get()?.token;
    const session = peekSession(safeLocalStorage);
    if (session?.token === before) return false;
    this.change(session, session ? null : readSessionEnd(safeLocalStorage));
    return true;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private change(session: Session | null, end: SessionEnd | null = null) {
    this.session = session;
    this.sessionEnd = end;
    this.notify();
  }

  private notify() {
    this.listeners.forEach((listener) => listener());
  }
}

export const sessionStore = new SessionStore();

/** Returns the logged-in user; null for visitors. */
export const useSession = (): LoggedIn | null =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.visible, sessionStore.visible);

/** Returns the viewer's ID for storage keys; on the server that of visitors. */
export const useViewerId = (): number =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.viewerId, () => VISITOR);

/** Returns the reason why the server ended the session; null while it is valid. */
export const useSessionEnd = (): SessionEnd | null =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.ended, () => null);

/**
 * Returns true if the user has one of some roles. It decides which data and actions are shown; the
 * server enforces permissions itself.
 */
export const hasRole = (session: LoggedIn | null, ...roles: string[]): boolean =>
  session !== null && roles.includes(session.user.role.roleName.toLowerCase());
