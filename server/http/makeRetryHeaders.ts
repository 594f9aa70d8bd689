import type { GraphQLErrorExtensions } from "graphql";
import type { RateLimitState } from "../errors";

/**
 * Returns the headers of a response that requests a delay: `Retry-After`, and for a limit also
 * those of draft-ietf-httpapi-ratelimit-headers.
 */
export function makeRetryHeaders({
  retryAfter,
  rateLimit,
}: GraphQLErrorExtensions): Record<string, string> {
  if (typeof retryAfter !== "number") return {};
  const headers = { "Retry-After": String(retryAfter) };
  if (!rateLimit) return headers;
  // The state exists, because only `rateLimited` creates such an error.
  const { policy, quota, remaining, unit, window } = rateLimit as RateLimitState;
  return {
    ...headers,
    "RateLimit-Policy": `"${policy}";q=${quota}${unit ? `;qu="${unit}"` : ""};w=${window}`,
    RateLimit: `"${policy}";r=${remaining};t=${retryAfter}`,
  };
}

/** Returns the headers for the first of several errors that requests a delay. */
export const findRetryHeaders = (
  errors: readonly { extensions?: GraphQLErrorExtensions | undefined }[] = [],
): Record<string, string> =>
  makeRetryHeaders(errors.find(({ extensions }) => extensions?.["retryAfter"])?.extensions ?? {});
