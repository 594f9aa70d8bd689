import { hostname } from "node:os";
import { context, ROOT_CONTEXT, type SpanOptions, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { registerInstrumentations } from "@opentelemetry/instrumentation";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import type { Logger } from "pino";
import { VERSION } from "../brand";
import { setTracing } from "../lib/tracing";
import { makeInstrumentations } from "./makeInstrumentations";
import { LimitedExporter, SCOPE } from "./LimitedExporter";

/**
 * The time limit of an export with its retries, which is short because a stopping server waits for
 * the last export.
 */
const EXPORT_MS = Number(process.env["OTEL_EXPORTER_OTLP_TIMEOUT"] ?? 2_000);

let log: Logger | null = null;
let isFailing = false;

/** Logs only changes between success and failure. */
function report(error: Error | null): void {
  if (isFailing === (error !== null)) return;
  isFailing = error !== null;
  // The context is empty, because a batch belongs to no request.
  context.with(ROOT_CONTEXT, () => {
    if (error) log?.warn({ err: error }, "traces cannot be exported");
    else log?.info("traces are exported again");
  });
}

// The provider has no options, because the packages read the address, its headers, the sampler and
// the batch size from OTEL_... variables.
const provider = new NodeTracerProvider({
  resource: defaultResource()
    .merge(
      resourceFromAttributes({
        "service.name": SCOPE,
        "service.version": VERSION,
        "service.instance.id": `${hostname()}:${process.pid}`,
      }),
    )
    .merge(detectResources({ detectors: [envDetector] })),
  spanProcessors: [
    new BatchSpanProcessor(
      new LimitedExporter(new OTLPTraceExporter({ timeoutMillis: EXPORT_MS }), report),
    ),
  ],
});
provider.register();
registerInstrumentations({ instrumentations: makeInstrumentations() });

const tracer = trace.getTracer(SCOPE, VERSION);

const inSpan = <Result>(spanName: string, options: SpanOptions, work: () => Promise<Result>) =>
  tracer.startActiveSpan(spanName, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });

setTracing({
  inSpan: (spanName, attributes, work) => inSpan(spanName, { attributes }, work),
  inTrace: (spanName, work) => inSpan(spanName, { root: true }, work),
  ids() {
    const span = trace.getActiveSpan()?.spanContext();
    return span && { trace_id: span.traceId, span_id: span.spanId };
  },
  reportTo(destination) {
    log = destination;
  },
  // The error is ignored, because the failure of an export has already been reported.
  stop: () => provider.shutdown().catch(() => undefined),
});
