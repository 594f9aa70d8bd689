import { type Middleware, pathOf } from "./middleware";

/** How long the requests that begin in one turn of the event loop may take together. */
const TURN_MS = 5;

/**
 * Spreads requests over turns of the event loop: after a few milliseconds, those that are left begin in later turns,
 * one in each. In one turn, Node reads what all connections have sent, but accepts a single new connection: with many
 * costly requests in each, whoever connects waits for seconds.
 * @param now the time in milliseconds
 * @returns what a request awaits before it takes CPU time
 */
export function makeTurns(now = () => performance.now()): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let began: number | null = null;
  const nextTurn = () => {
    const begin = waiting.shift();
    began = begin ? now() : null;
    if (!begin) return;
    setImmediate(nextTurn);
    begin();
  };
  return () => {
    if (began === null) {
      began = now();
      setImmediate(nextTurn);
    } else if (waiting.length > 0 || now() - began > TURN_MS) {
      return new Promise((resolve) => waiting.push(resolve));
    }
    return Promise.resolve();
  };
}

/** Those that ask whether the server is alive do not wait. */
const PROBE = /^\/(?:healthz|readyz)$/;

/** Has all requests but probes await their turn. */
export const inTurn =
  (turn: () => Promise<void>): Middleware =>
  (request, _response, next) => {
    if (PROBE.test(pathOf(request))) return next();
    void turn().then(next);
  };
