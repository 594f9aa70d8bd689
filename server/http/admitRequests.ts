import type { IncomingMessage, ServerResponse } from "node:http";
import { Admission } from "../lib/Admission";
import { PerRequest } from "../lib/PerRequest";
import { detailsOf } from "../lib/requestDetails";
import { pathOf } from "./middleware";

/** What a request does, as far as slots are concerned. */
interface Use {
  /** The same for all requests that need the same tables. */
  operation: string;
  writes: boolean;
}

/** The first field of a GraphQL operation that stands at the beginning of its document. */
const OPERATION = /^\s*(?:(query|mutation)\b[^{]*)?\{\s*(\w+)(?:\s*:\s*(\w+))?/;

/** Reads what an operation does from the text of its document, which may not have been parsed yet. */
function useOfDocument(document: string): Use {
  const [, type, first, field = first] = OPERATION.exec(document) ?? [];
  return { operation: field ?? "graphql", writes: type === "mutation" };
}

function useOfRequest(request: IncomingMessage): Use {
  const path = pathOf(request).replace(/\/\d+(?=\/|$)/g, "/:id");
  const writes = request.method !== "GET" && request.method !== "HEAD";
  return { operation: `${request.method} ${path}`, writes };
}

/**
 * Waits until a request may use the database, until its response is ready; once, however often it is called.
 * @param document the text of its GraphQL document
 * @throws SERVICE_UNAVAILABLE while too many others do
 */
export type Admit = (
  request: IncomingMessage,
  response: ServerResponse,
  document?: string,
) => Promise<void>;

/**
 * Bounds the requests that use the database at a time. Those that read and those that write have slots of their
 * own, so that neither shuts out the other.
 * @param connections those of the database, of which a quarter is left to whatever else needs one
 * @param longestWaitMs how long a request may wait
 */
export function admitRequests(connections: number, longestWaitMs: number): Admit {
  const reads = new Admission({ slots: Math.ceil(connections / 2), longestWaitMs });
  const writes = new Admission({ slots: Math.ceil(connections / 4), longestWaitMs });
  const admitted = new PerRequest<Promise<void>>();

  const enter = async (use: Use, request: IncomingMessage, response: ServerResponse) => {
    const slot = await (use.writes ? writes : reads).enter(use.operation, response);
    detailsOf(request).slot = slot;
    response.once("prefinish", slot.release).once("close", slot.release);
  };

  return (request, response, document) => {
    const use = document === undefined ? useOfRequest(request) : useOfDocument(document);
    const admission = admitted.get(request) ?? enter(use, request, response);
    admitted.set(request, admission);
    return admission;
  };
}
