import type { IncomingMessage } from "node:http";
import type { Instrumentation } from "@opentelemetry/instrumentation";
import { GraphQLInstrumentation } from "@opentelemetry/instrumentation-graphql";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";

/** Addresses of files, which have names of their own. */
const FILES = /^\/(assets|covers|photos|playground)\//;

const NUMBER = /\/\d+(?=[/-]|$)/g;

/** The path of a request, the same for all requests of its kind: `/recipes/:id`. */
function toRoute(path: string): string {
  const [, files] = FILES.exec(path) ?? [];
  return files ? `/${files}/*` : path.replace(NUMBER, "/:id");
}

/** Balancers and Prometheus ask every few seconds. */
const PROBES = /^\/(healthz|readyz|metrics)(\?|$)/;

/** Of Express, which shortens `url` while a router handles it. */
const getUrl = (request: IncomingMessage & { originalUrl?: string }): string =>
  request.originalUrl ?? request.url ?? "";

/** Requests, GraphQL operations that are interpreted, and statements; compiled operations have spans of our own. */
export const makeInstrumentations = (): Instrumentation[] => [
  new HttpInstrumentation({
    // Sites that recipes are imported from need not know of our traces.
    disableOutgoingRequestInstrumentation: true,
    ignoreIncomingRequestHook: (request) => PROBES.test(getUrl(request)),
    headersToSpanAttributes: { server: { responseHeaders: ["x-request-id"] } },
    applyCustomAttributesOnSpan(span, request, response) {
      // Addresses that nothing is at are as many as somebody likes to try.
      if (response.statusCode === 404 || !("url" in request)) return;
      const route = toRoute(getUrl(request).split("?")[0]!);
      span.setAttribute("http.route", route).updateName(`${request.method} ${route}`);
    },
  }),
  new GraphQLInstrumentation({ ignoreResolveSpans: true }),
  new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
];
