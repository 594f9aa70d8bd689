import type { ServerResponse } from "node:http";
import { type AppError, httpStatus } from "../errors";
import { makeRetryHeaders } from "../http/makeRetryHeaders";

const JSON_TYPE = "application/json; charset=utf-8";

/** The usual `Accept` headers, including that of Apollo Client, with the type of the response. */
const contentTypes = new Map<string | undefined, string>([
  [undefined, JSON_TYPE],
  ["*/*", JSON_TYPE],
  ["application/json", JSON_TYPE],
  [
    "application/graphql-response+json,application/json;q=0.9",
    "application/graphql-response+json; charset=utf-8",
  ],
]);

/** Returns the type of the response to a usual `Accept` header; undefined for any other. */
export const chooseContentType = (accept: string | undefined): string | undefined =>
  contentTypes.get(accept);

/** Refuses a GraphQL request before its execution begins. */
export function sendGraphqlError(
  response: ServerResponse,
  { code, message, extensions }: AppError,
): void {
  const body = Buffer.from(`${JSON.stringify({ errors: [{ message, extensions }] })}\n`);
  response
    .writeHead(httpStatus[code], {
      ...makeRetryHeaders(extensions),
      "Content-Type": chooseContentType(response.req.headers.accept) ?? JSON_TYPE,
      "Cache-Control": "no-store",
      "Content-Length": body.length,
    })
    .end(body);
}
