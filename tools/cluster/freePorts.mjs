import { once } from "node:events";
import { createServer } from "node:net";

/**
 * The first port, below the range of outgoing connections, which could take the port of a stopped
 * member.
 */
const FIRST = 20_000;
const COUNT = 12_000;

async function isFree(port) {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  await new Promise((resolve) => server.close(resolve));
  return true;
}

/** Allocates free ports of 127.0.0.1, each once. */
export function freePorts() {
  let next = FIRST + Math.floor(Math.random() * COUNT);
  return async () => {
    for (;;) {
      next = FIRST + ((next + 1 - FIRST) % COUNT);
      if (await isFree(next)) return next;
    }
  };
}
