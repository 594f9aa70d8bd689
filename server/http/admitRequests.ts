import type { Request, RequestHandler, Response } from "express";
import { Admission } from "../lib/Admission";
import { getDetails } from "../lib/requestDetails";

/** What a request does, as far as slots are concerned. */
interface Use {
  /** The same for all requests that need the same tables. */
  operation: string;
  writes: boolean;
}

/** The first field of a GraphQL operation that stands at the beginning of its document. */
const OPERATION = /^\s*(?:(query|mutation)\b[^{]*)?\{\s*(\w+)(?:\s*:\s*(\w+))?/;

/** Reads what an operation does from the text of its document, which may not have been parsed yet. */
function useOfDocument({ body }: Request): Use {
  const { query } = (body ?? {}) as { query?: unknown };
  const [, type, first, field = first] =
    OPERATION.exec(typeof query === "string" ? query : "") ?? [];
  return { operation: field ?? "graphql", writes: type === "mutation" };
}

function useOfRequest({ method, baseUrl, path }: Request): Use {
  const writes = method !== "GET" && method !== "HEAD";
  return {
    operation: `${method} ${baseUrl}${path.replace(/\/\d+(?=\/|$)/g, "/:id")}`,
    writes,
  };
}

/** The steps of routes that use the database. */
export interface AdmissionSteps {
  /**
   * Waits until a request may use the database, until its response is ready.
   * @throws SERVICE_UNAVAILABLE while too many others do
   */
  admit: RequestHandler;
  /** The same for a GraphQL request whose body was read. */
  admitOperation: RequestHandler;
}

/**
 * Bounds the requests that use the database at a time. Those that read and those that write have slots of their
 * own, so that neither shuts out the other.
 * @param connections those of the database, of which a quarter is left to whatever else needs one
 * @param maxWaitMs how long a request may wait
 */
export function admitRequests(connections: number, maxWaitMs: number): AdmissionSteps {
  const reads = new Admission({ slots: Math.ceil(connections / 2), maxWaitMs });
  const writes = new Admission({ slots: Math.ceil(connections / 4), maxWaitMs });

  const enter = async (use: Use, request: Request, response: Response) => {
    const slot = await (use.writes ? writes : reads).enter(use.operation, response);
    getDetails(request).slot = slot;
    response.once("prefinish", slot.release).once("close", slot.release);
  };

  return {
    async admit(request, response, next) {
      await enter(useOfRequest(request), request, response);
      next();
    },
    async admitOperation(request, response, next) {
      await enter(useOfDocument(request), request, response);
      next();
    },
  };
}
