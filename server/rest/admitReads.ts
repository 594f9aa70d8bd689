import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppError } from "../errors";
import { detailsOf, type RequestDetails } from "../lib/requestDetails";
import { sendError } from "./send";

interface Dependencies {
  /** @throws SERVICE_UNAVAILABLE */
  admit(request: IncomingMessage, response: ServerResponse): Promise<void>;
  toClientError(error: unknown, details: RequestDetails): AppError;
}

const isRead = ({ method, url = "" }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") && url.startsWith("/api/");

/**
 * Has requests that read be admitted before Express sees them: under overload most requests are refused, and what
 * that costs is missing for the others.
 */
export const admitReads =
  ({ admit, toClientError }: Dependencies) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!isRead(request)) return next();
    admit(request, response).then(next, (error: unknown) => {
      response.setHeader("Cache-Control", "private, no-cache");
      sendError(request, response, toClientError(error, detailsOf(request)));
    });
  };
