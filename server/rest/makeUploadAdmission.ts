import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler } from "express";

/** When the rest of a refused upload is read, for clients that take no answer before they have sent all of it. */
const READ_REST_MS = 500;

/** So many clients may go on sending what was refused. Of more, the one that was answered first is disconnected. */
const MAX_SENDING_CLIENTS = 20;

/** Leaves the rest of a refused body where it is, until the client has left or sends nevertheless. */
function makePostpone() {
  const sending = new Set<IncomingMessage>();
  return (request: IncomingMessage): void => {
    const [first] = sending;
    if (sending.size >= MAX_SENDING_CLIENTS) first?.destroy();
    sending.add(request);
    const wait = () => undefined;
    // No more is read than has arrived.
    request.on("readable", wait);
    const timer = setTimeout(() => request.off("readable", wait).resume(), READ_REST_MS).unref();
    const { socket } = request;
    const forget = () => {
      sending.delete(request);
      clearTimeout(timer);
      socket.off("close", forget);
    };
    // A request that has its response does not tell of the end of its connection.
    socket.once("close", forget);
    request.once("close", forget);
  };
}

/**
 * Makes the step that refuses uploads before the sender is authenticated, while there is no room for their bytes:
 * beginning many of them must cost the server little.
 * @param checkRoom throws SERVICE_UNAVAILABLE if so many bytes cannot be received from a request's sender
 * @returns the step of a route, by how many bytes the route receives in memory
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
