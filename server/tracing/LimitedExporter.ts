import { type Attributes, SpanKind } from "@opentelemetry/api";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace-node";
import { BRAND } from "../brand";

/** The scope of the spans that this program creates. */
export const SCOPE = BRAND.toLowerCase();

/**
 * The names of the attributes that are exported. Instrumentations add others: addresses of users,
 * user agents, queries and documents.
 */
const EXPORTED = new Set([
  "db.namespace",
  "db.operation.name",
  "db.query.text",
  "db.system.name",
  "error.type",
  "exception.type",
  "graphql.operation.name",
  "graphql.operation.type",
  "http.request.method",
  "http.response.header.x-request-id",
  "http.response.status_code",
  "http.route",
  "network.protocol.version",
  "server.address",
  "server.port",
  "url.path",
  "url.scheme",
]);

const limitAttributes = (attributes: Attributes = {}): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => EXPORTED.has(name)));

/** Returns the span with its exported attributes. Error messages are omitted, because they quote inputs. */
const limitSpan = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    attributes: { value: limitAttributes(span.attributes) },
    events: {
      value: span.events.map((event) => ({
        ...event,
        attributes: limitAttributes(event.attributes),
      })),
    },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;

/**
 * Returns true for a span of a request or a background task; documents are also parsed and
 * validated when the server starts.
 */
const isWorkSpan = ({ instrumentationScope, kind, parentSpanContext }: ReadableSpan): boolean =>
  kind === SpanKind.SERVER ||
  parentSpanContext !== undefined ||
  instrumentationScope.name === SCOPE;

/**
 * Exports spans of requests and background work without personal data. All exported spans pass through this
 * class.
 */
export class LimitedExporter implements SpanExporter {
  /** @param report receives the error of each export, or null after a successful one */
  constructor(
    private readonly exporter: SpanExporter,
    private readonly report: (error: Error | null) => void,
  ) {}

  export(spans: ReadableSpan[], done: Parameters<SpanExporter["export"]>[1]): void {
    const exported = spans.filter(isWorkSpan).map(limitSpan);
    if (exported.length === 0) return done({ code: 0 });
    this.exporter.export(exported, (result) => {
      this.report(result.code === 0 ? null : (result.error ?? new Error("unknown")));
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  async forceFlush(): Promise<void> {
    await this.exporter.forceFlush?.();
  }
}
