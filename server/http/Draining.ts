import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** How long requests may still come and run once the server has stopped to listen. */
const GRACE_MS = 5_000;

/** After this long without a request, connections that are still open carry none. */
const QUIET_MS = 300;

/**
 * Shuts a server down without losing requests: first readiness fails, then new connections are refused,
 * then every open connection is closed by a response with `Connection: close`. Closing one without it
 * would lose a request that is just being sent.
 */
export class Draining {
  private readonly answering = new Set<ServerResponse>();
  private lastRequest = 0;
  private begun = false;
  private closing = false;

  /** @param server one whose other listeners come later, and find the header set */
  constructor(private readonly server: Server) {
    server.on("request", (_request, response) => {
      this.lastRequest = performance.now();
      this.answering.add(response);
      response.once("close", () => this.answering.delete(response));
      if (this.closing) sayClose(response);
    });
  }

  /** Whether the server is about to stop. */
  get hasBegun(): boolean {
    return this.begun;
  }

  /**
   * Ends when every request was answered and no connection is left.
   * @param seconds how long connections are still taken, for balancers to notice
   */
  async run(seconds: number): Promise<void> {
    this.begun = true;
    await sleep(seconds * 1000);
    this.closing = true;
    this.answering.forEach(sayClose);
    const closed = once(this.server, "close");
    // What http's own does besides is to close idle connections, a request on its way or not.
    NetServer.prototype.close.call(this.server);
    await Promise.race([closed, this.untilQuiet()]);
    this.server.closeAllConnections();
    await closed;
  }

  private async untilQuiet(): Promise<void> {
    const begin = performance.now();
    const isQuiet = () =>
      this.answering.size === 0 && performance.now() - Math.max(begin, this.lastRequest) > QUIET_MS;
    while (!isQuiet() && performance.now() - begin < GRACE_MS) await sleep(20);
  }
}

function sayClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
