import express, { type Request, type RequestHandler } from "express";
import { MAX_IMPORT_BODY_BYTES } from "../../shared/inputLimits";
import { httpStatus, tooLarge } from "../errors";
import { TEXT_TOO_LARGE } from "../features/imports/textLimit";
import type { ByteBudget } from "../lib/ByteBudget";
import { readOperationUse } from "./admitRequests";
import type { Contexts } from "./Contexts";

const MAX_BODY_BYTES = 256 * 1024;

/** The operation whose text may be larger than other bodies. */
const LARGE_OPERATION = "createImport";

const parse = express.json({ limit: MAX_BODY_BYTES });
const parseLarge = express.json({ limit: MAX_IMPORT_BODY_BYTES });

/** Returns true if a body is an import. Its text is a variable, because documents have the usual limit. */
function isImport(request: Request): boolean {
  const { query } = (request.body ?? {}) as { query?: unknown };
  return (
    typeof query === "string" &&
    query.length <= MAX_BODY_BYTES &&
    readOperationUse(request).operation === LARGE_OPERATION
  );
}

/**
 * Makes the middleware that parses the body of a GraphQL request. A large one is read only if its caller is logged
 * in, and accepted only with a text to import.
 */
export const parseGraphqlBody =
  (contexts: Contexts, budget: ByteBudget): RequestHandler =>
  async (request, response, next) => {
    // The usual limit applies to a body of unknown size.
    const length = Number(request.headers["content-length"] ?? 0);
    if (length <= MAX_BODY_BYTES) return parse(request, response, next);
    await contexts.authenticate(request, response);
    const { viewer, caller } = contexts.get(request);
    if (!viewer) return parse(request, response, next);
    await budget.use(
      caller.ip,
      Math.min(length, MAX_IMPORT_BODY_BYTES),
      () =>
        new Promise<void>((resolve, reject) => {
          parseLarge(request, response, (error?: { status?: number }) => {
            if (!error) return resolve();
            const isTooLarge = error.status === httpStatus.PAYLOAD_TOO_LARGE;
            reject(isTooLarge ? tooLarge(TEXT_TOO_LARGE) : (error as Error));
          });
        }),
    );
    if (!isImport(request)) throw tooLarge("The request body is too large.");
    next();
  };
