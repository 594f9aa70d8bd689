import { useSyncExternalStore } from "react";
import { makeObservable } from "../observable";

const CHECK_TIMEOUT_MS = 3_000;

/** The delays between failed checks while the page is visible; each is longer. */
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

  /** True if pages work offline here, which the operator can disable. */
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
    addEventListener("offline", () => this.change(true));
    addEventListener("online", checkNow);
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.isOffline()) checkNow();
    });
    if (!navigator.onLine) this.change(true);
  };

  private async reach(): Promise<boolean> {
    const isReached = navigator.onLine && (await this.ask());
    this.change(!isReached);
    clearTimeout(this.timer);
    // Without a network, the browser's online event starts the next check.
    if (!isReached && navigator.onLine) this.checkLater();
    return isReached;
  }

  private checkLater() {
    this.timer = setTimeout(() => {
      // A hidden page checks when it is shown.
      if (!document.hidden) void this.check();
    }, this.pauseMs);
    this.pauseMs = Math.min(2 * this.pauseMs, CHECK_AGAIN_MS.last);
  }

  /** Returns true for any response, which proves a connection. */
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

/** True without a connection; pages are rendered with one. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.isOffline, () => false);
