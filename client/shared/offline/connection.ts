import { useSyncExternalStore } from "react";
import { makeObservable } from "../observable";

const CHECK_TIMEOUT_MS = 3_000;

/** How long after a failed check the next one follows, while the page is in sight: each waits longer. */
const CHECK_AGAIN_MS = { first: 1_000, last: 30_000 };

/**
 * Whether the server can be reached. Browsers know only whether there is a network, which may lead nowhere:
 * after a request without a response, the server itself is asked.
 */
class Connection {
  private readonly offline = makeObservable(false);
  private checking: Promise<boolean> | null = null;
  private pauseMs = CHECK_AGAIN_MS.first;
  private watched = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether there is no connection, as far as is known. */
  readonly isOffline = this.offline.get;
  readonly subscribe = this.offline.subscribe;

  /** Whether pages work without a connection here, which the operator can switch off. */
  readonly isWatched = (): boolean => this.watched;

  /** Asks the server. @returns whether it can be reached */
  readonly check = (): Promise<boolean> => {
    this.checking ??= this.reach().finally(() => (this.checking = null));
    return this.checking;
  };

  /** Follows what the browser knows. */
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
    // Without any network, the browser says when there is one.
    if (!isReached && navigator.onLine) this.checkLater();
    return isReached;
  }

  private checkLater() {
    this.timer = setTimeout(() => {
      // A page that nobody sees asks once it is seen.
      if (!document.hidden) void this.check();
    }, this.pauseMs);
    this.pauseMs = Math.min(2 * this.pauseMs, CHECK_AGAIN_MS.last);
  }

  /** Any response will do. */
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

/** Whether there is no connection; pages are rendered with one. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.isOffline, () => false);
