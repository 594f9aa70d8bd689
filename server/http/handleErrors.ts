import type { ErrorRequestHandler } from "express";
import { type AppError, httpStatus, unreadable } from "../errors";
import { getDetails, type RequestDetails } from "../lib/requestDetails";
import { makeRetryHeaders } from "./makeRetryHeaders";

/** Handles errors of requests that did not reach a resolver: too large, malformed or unexpected. */
export function handleErrors(
  toClientError: (error: unknown, details: RequestDetails) => AppError,
): ErrorRequestHandler {
  return (error: { status?: number }, request, response, next) => {
    if (response.headersSent) return next(error);
    const details = getDetails(request);
    const { code, message, extensions } = unreadable(error.status) ?? toClientError(error, details);
    details.errors.add(code);
    response
      .set(makeRetryHeaders(extensions))
      .status(httpStatus[code])
      .json({ errors: [{ message, extensions }] });
  };
}
