import type { IncomingMessage } from "node:http";
import type { Instrumentation } from "@opentelemetry/instrumentation";
import { GraphQLInstrumentation } from "@opentelemetry/instrumentation-graphql";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";

/** Matches the paths of files, which have separate names. */
const FILES = /^\/(assets|covers|photos|playground)\//;

const NUMBER = /\/\d+(?=[/-]|$)/g;

/** Returns the route of a path, which all requests of a kind share: `/recipes/:id`. */
function toRoute(path: string): string {
  const [, files] = FILES.exec(path) ?? [];
  return files ? `/${files}/*` : path.replace(NUMBER, "/:id");
}

/** Matches the paths that load balancers and Prometheus request every few seconds. */
const PROBES = /^\/(healthz|readyz|metrics)(\?|$)/;

/** Returns the complete URL, which Express shortens while a router handles a request. */
const getUrl = (request: IncomingMessage & { originalUrl?: string }): string =>
  request.originalUrl ?? request.url ?? "";

/**
 * Instruments requests, interpreted GraphQL operations and statements. Compiled operations create their own
 * spans.
 */
export const makeInstrumentations = (): Instrumentation[] => [
  new HttpInstrumentation({
    // The option excludes outgoing requests, so that sites from which recipes are imported do not
    // receive trace headers.
    disableOutgoingRequestInstrumentation: true,
    ignoreIncomingRequestHook: (request) => PROBES.test(getUrl(request)),
    headersToSpanAttributes: { server: { responseHeaders: ["x-request-id"] } },
    applyCustomAttributesOnSpan(span, request, response) {
      // The route is omitted for paths that are not found, whose number is unlimited.
      if (response.statusCode === 404 || !("url" in request)) return;
      const route = toRoute(getUrl(request).split("?")[0]!);
      span.setAttribute("http.route", route).updateName(`${request.method} ${route}`);
    },
  }),
  new GraphQLInstrumentation({ ignoreResolveSpans: true }),
  new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
];
