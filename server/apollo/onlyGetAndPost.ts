import type { RequestHandler } from "express";
import { methodNotAllowed } from "../errors";

/** Rejects methods that GraphQL over HTTP does not have. */
export const onlyGetAndPost: RequestHandler = (request, response, next) => {
  if (["GET", "POST"].includes(request.method)) return next();
  response.set("Allow", "GET, POST");
  throw methodNotAllowed();
};
