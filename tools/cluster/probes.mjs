import { once } from "node:events";
import { createConnection } from "node:net";

/** Returns true if a port of this computer is in use. */
export async function isListening(port) {
  const socket = createConnection(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Returns true if an address responds with a status below 300. */
export async function isAnswering(url, init = {}) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2_000), ...init });
  await answer.arrayBuffer();
  return answer.ok;
}

/** Sends a line of text to a server such as Redis, and returns its response. */
export async function ask(port, text) {
  const socket = createConnection(port, "127.0.0.1");
  socket.setTimeout(2_000, () => socket.destroy(new Error("No answer")));
  try {
    await once(socket, "connect");
    socket.write(text);
    const [answer] = await once(socket, "data");
    return answer.toString();
  } finally {
    socket.destroy();
  }
}
