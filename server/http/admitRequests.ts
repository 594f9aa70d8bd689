import type { Request, RequestHandler, Response } from "express";
import { Admission } from "../lib/Admission";
import { getDetails } from "../lib/requestDetails";

/** The use that a request makes of the database. */
interface RequestUse {
  /** The name that all requests for the same tables share. */
  operation: string;
  writes: boolean;
}

/** Matches the first field of a GraphQL operation at the beginning of its document. */
const OPERATION = /^\s*(?:(query|mutation)\b[^{]*)?\{\s*(\w+)(?:\s*:\s*(\w+))?/;

/** Reads the root field and type of an operation from the text of its document, which may not be parsed yet. */
export function readOperationUse({ body }: Request): RequestUse {
  const { query } = (body ?? {}) as { query?: unknown };
  const [, type, first, field = first] =
    OPERATION.exec(typeof query === "string" ? query : "") ?? [];
  return { operation: field ?? "graphql", writes: type === "mutation" };
}

function readRequestUse({ method, baseUrl, path }: Request): RequestUse {
  const writes = method !== "GET" && method !== "HEAD";
  return {
    operation: `${method} ${baseUrl}${path.replace(/\/\d+(?=\/|$)/g, "/:id")}`,
    writes,
  };
}

/** The middleware of routes that use the database. */
export interface AdmissionSteps {
  /**
   * Waits until a request may use the database, until its response is ready.
   * @throws SERVICE_UNAVAILABLE while too many others do
   */
  admit: RequestHandler;
  /** Admits a GraphQL request whose body has been read, in the same way. */
  admitOperation: RequestHandler;
}

/**
 * Limits the number of requests that use the database at a time. Reads and writes have separate slots, so that
 * neither blocks the other.
 * @param connections the database connections, of which a quarter is reserved for other work
 * @param maxWaitMs the maximum time that a request waits
 */
export function admitRequests(connections: number, maxWaitMs: number): AdmissionSteps {
  const reads = new Admission({ slots: Math.ceil(connections / 2), maxWaitMs });
  const writes = new Admission({ slots: Math.ceil(connections / 4), maxWaitMs });

  const waitForSlot = async (use: RequestUse, request: Request, response: Response) => {
    const slot = await (use.writes ? writes : reads).enter(use.operation, response);
    getDetails(request).slot = slot;
    response.once("prefinish", slot.release).once("close", slot.release);
  };

  return {
    async admit(request, response, next) {
      await waitForSlot(readRequestUse(request), request, response);
      next();
    },
    async admitOperation(request, response, next) {
      await waitForSlot(readOperationUse(request), request, response);
      next();
    },
  };
}
