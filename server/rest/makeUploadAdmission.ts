import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler } from "express";

/**
 * The delay before the rest of a refused upload is read, for clients that read no response before they have sent
 * everything.
 */
const READ_REST_MS = 500;

/**
 * The number of clients that may continue sending a refused body. Beyond it, the client that was refused first is
 * disconnected.
 */
const MAX_SENDING_CLIENTS = 20;

/** Leaves the rest of a refused body unread until the client disconnects or the delay has passed. */
function makePostpone() {
  const sending = new Set<IncomingMessage>();
  return (request: IncomingMessage): void => {
    const [first] = sending;
    if (sending.size >= MAX_SENDING_CLIENTS) first?.destroy();
    sending.add(request);
    const wait = () => undefined;
    // The listener stays paused, because Node reads no more than has arrived.
    request.on("readable", wait);
    const timer = setTimeout(() => request.off("readable", wait).resume(), READ_REST_MS).unref();
    const { socket } = request;
    const forget = () => {
      sending.delete(request);
      clearTimeout(timer);
      socket.off("close", forget);
    };
    // The socket is observed, because a request with a complete response does not emit the end of
    // its connection.
    socket.once("close", forget);
    request.once("close", forget);
  };
}

/**
 * Makes the step that refuses uploads before authentication if there is no room for their bytes: starting many
 * uploads must cost the server little.
 * @param checkRoom throws SERVICE_UNAVAILABLE if so many bytes cannot be received from a request's sender
 * @returns makes the step of a route from the number of bytes that the route receives in memory
 */
export function makeUploadAdmission(
  checkRoom: (request: Request, bytes: number) => void,
): (max: number) => RequestHandler {
  const postpone = makePostpone();
  return (max) => (request, _response, next) => {
    const length = Number(request.headers["content-length"] ?? max);
    try {
      if (length <= max) checkRoom(request, length);
    } catch (error) {
      postpone(request);
      throw error;
    }
    next();
  };
}
