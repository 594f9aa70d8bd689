import type { RequestHandler } from "express";
import { methodNotAllowed } from "../errors";

/** Rejects requests with other methods. */
export const allowMethods =
  (...methods: string[]): RequestHandler =>
  (request, response, next) => {
    if (methods.includes(request.method)) return next();
    response.set("Allow", methods.join(", "));
    throw methodNotAllowed();
  };
