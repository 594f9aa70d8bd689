import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppError } from "../errors";
import { detailsOf, type RequestDetails } from "../lib/requestDetails";
import { resources } from "./resources";
import { sendError } from "./send";

interface Dependencies {
  /** @throws SERVICE_UNAVAILABLE if so many bytes cannot be received from a request's sender */
  checkRoom(request: IncomingMessage, bytes: number): void;
  toClientError(error: unknown, details: RequestDetails): AppError;
}

/** How many bytes are received in memory, by the path of the call. */
const largest: ReadonlyMap<string, number> = new Map(
  resources
    .flatMap(({ routes }) => routes)
    .flatMap(({ path, bytes }) => (bytes ? [[`/api${path}`, bytes.max] as const] : [])),
);

/** When the rest of a refused upload is read, for clients that take no answer before they have sent all of it. */
const READ_REST_MS = 500;

/** So many clients may go on sending what was refused. Of more, the one that was answered first is disconnected. */
const MOST_SENDING = 20;

/** Leaves the rest of a refused body where it is, until the client has left or sends nevertheless. */
function makePostpone() {
  const sending = new Set<IncomingMessage>();
  return (request: IncomingMessage): void => {
    const [first] = sending;
    if (sending.size >= MOST_SENDING) first?.destroy();
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
 * Refuses uploads before Express sees them and it is known who sends them, while there is no room for their bytes: whoever
 * begins many of them must cost little.
 */
export function admitUploads({ checkRoom, toClientError }: Dependencies) {
  const postpone = makePostpone();
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    const max = request.method === "POST" ? largest.get(path) : undefined;
    const length = Number(request.headers["content-length"] ?? max);
    try {
      if (max !== undefined && length <= max) checkRoom(request, length);
    } catch (error) {
      postpone(request);
      response.setHeader("Cache-Control", "private, no-cache");
      return sendError(request, response, toClientError(error, detailsOf(request)));
    }
    next();
  };
}
