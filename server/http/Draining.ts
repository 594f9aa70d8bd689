import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** The time in which requests may still arrive and run after the server has stopped listening. */
const GRACE_MS = 5_000;

/** The time without a request after which open connections are considered idle. */
const QUIET_MS = 300;

/**
 * Shuts a server down without losing requests. First readiness fails, then new connections are refused. Last,
 * every open connection is closed by a response with `Connection: close`. Closing one without it would lose a
 * request that is just being sent.
 */
export class Draining {
  /**
   * The pending response of each open connection. A set of responses would retain memory: V8 keeps former
   * members of a busy set until it collects all objects.
   */
  private readonly pendingResponses = new Map<Socket, ServerResponse | null>();
  private pendingCount = 0;
  private lastRequest = 0;
  private isDraining = false;
  private isClosing = false;

  /** @param server a server whose other request listeners are added later, so that they see the header */
  constructor(private readonly server: Server) {
    server.on("connection", (socket) => {
      this.pendingResponses.set(socket, null);
      socket.once("close", () => this.pendingResponses.delete(socket));
    });
    server.on("request", ({ socket }, response) => {
      this.lastRequest = performance.now();
      this.pendingCount++;
      if (this.pendingResponses.has(socket)) this.pendingResponses.set(socket, response);
      response.once("close", () => {
        this.pendingCount--;
        if (this.pendingResponses.get(socket) === response) this.pendingResponses.set(socket, null);
      });
      if (this.isClosing) setCloseHeader(response);
    });
  }

  /** Returns true if the server is about to stop. */
  get hasBegun(): boolean {
    return this.isDraining;
  }

  /**
   * Resolves when every request was answered and no connection is left.
   * @param seconds the time in which connections are still accepted, for balancers to notice
   */
  async run(seconds: number): Promise<void> {
    this.isDraining = true;
    await sleep(seconds * 1000);
    this.isClosing = true;
    for (const response of this.pendingResponses.values()) if (response) setCloseHeader(response);
    const closeEvent = once(this.server, "close");
    // The call bypasses `close` of http.Server, which also closes idle connections that may have a
    // request on its way.
    NetServer.prototype.close.call(this.server);
    await Promise.race([closeEvent, this.waitUntilQuiet()]);
    this.server.closeAllConnections();
    await closeEvent;
  }

  private async waitUntilQuiet(): Promise<void> {
    const start = performance.now();
    const isQuiet = () =>
      this.pendingCount === 0 && performance.now() - Math.max(start, this.lastRequest) > QUIET_MS;
    while (!isQuiet() && performance.now() - start < GRACE_MS) await sleep(20);
  }
}

function setCloseHeader(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
