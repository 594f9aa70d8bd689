import { useSyncExternalStore } from "react";
import { makeObservable } from "../observable";

const CHECK_TIMEOUT_MS = 3_000;

/**
 * The delays between failed checks while the page is visible; each delay is longer than the
 * previous one.
 */
const CHECK_AGAIN_MS = { first: 1_000, last: 30_000 };

/**
 * The connection to the server. Browsers report only whether there is a network, so a request without a
 * response starts a check of the server itself.
 */
class Connection {
  private readonly offline = makeObservable(false);
  private checking: Promise<boolean> | null = null;
  private pauseMs = CHECK_AGAIN_MS.first;
  private watched = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** True if the last check found no connection. */
  readonly isOffline = this.offline.get;
  readonly subscribe = this.offline.subscribe;

  /** Returns true if offline use is enabled here, which the operator controls. */
  readonly isWatched = (): boolean => this.watched;

  /**
   * Checks the server.
   * @returns true if it can be reached
   */
  readonly check = (): Promise<boolean> => {
    this.checking ??= this.reach().finally(() => (this.checking = null));
    return this.checking;
  };

  /** Follows the browser's online and offline events. */
  readonly watch = (): void => {
    this.watched = true;
    const checkNow = () => {
      this.pauseMs = CHECK_AGAIN_MS.first;
      void this.check();
    };
    addEventListener("offline", () => {
      this.change(true);
      checkNow();
    });
    addEventListener("online", checkNow);
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.isOffline()) checkNow();
    });
    if (!navigator.onLine) void this.check();
  };

  private async reach(): Promise<boolean> {
    const isReached = navigator.onLine && (await this.ask());
    this.change(!isReached);
    clearTimeout(this.timer);
    if (!isReached) this.checkLater();
    return isReached;
  }

  /** Checks again even without a network, because a page may miss the browser's online event. */
  private checkLater() {
    this.timer = setTimeout(() => {
      // A hidden page checks the connection when it becomes visible.
      if (!document.hidden) void this.check();
    }, this.pauseMs);
    // A check without a network sends no request, so it need not become rare.
    if (navigator.onLine) this.pauseMs = Math.min(2 * this.pauseMs, CHECK_AGAIN_MS.last);
  }

  /** Returns true if the server sends any response, which proves a connection. */
  private readonly ask = (): Promise<boolean> =>
    fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) }).then(
      () => true,
      () => false,
    );

  private change(offline: boolean) {
    if (this.isOffline() !== offline) this.offline.set(offline);
  }
}

export const connection = new Connection();

/** Returns true without a connection; the server renders pages as with a connection. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.isOffline, () => false);
