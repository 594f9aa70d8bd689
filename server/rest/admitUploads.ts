import type { IncomingMessage } from "node:http";
import { type AppError, overloaded } from "../errors";
import { type Middleware, pathOf } from "../http/middleware";
import { type ByteBudget, RETRY_SECONDS } from "../lib/ByteBudget";
import { resources } from "./resources";
import { sendError } from "./send";

interface Dependencies {
  budget: ByteBudget;
  /** Whose bytes are counted together. */
  keyOf(request: IncomingMessage): string;
  toClientError(error: unknown): AppError;
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
export function admitUploads({ budget, keyOf, toClientError }: Dependencies): Middleware {
  const postpone = makePostpone();
  return (request, response, next) => {
    const max = request.method === "POST" ? largest.get(pathOf(request)) : undefined;
    const length = Number(request.headers["content-length"] ?? max);
    if (max === undefined || length > max || budget.hasRoomFor(keyOf(request), length))
      return next();
    postpone(request);
    response.setHeader("Cache-Control", "private, no-cache");
    sendError(request, response, toClientError(overloaded(RETRY_SECONDS)));
  };
}
