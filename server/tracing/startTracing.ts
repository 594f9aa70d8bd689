import { hostname } from "node:os";
import { setTimeout } from "node:timers/promises";
import { context, ROOT_CONTEXT, SpanStatusCode, trace } from "@opentelemetry/api";
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
import { BRAND, VERSION } from "../brand";
import { useTracing } from "../lib/tracing";
import { instrumentations } from "./instrumentations";
import { LimitedExporter } from "./LimitedExporter";

/** How long the end of a server waits for the last spans. */
const PATIENCE_MS = 2_000;

const name = BRAND.toLowerCase();

let log: Logger | null = null;
let isFailing = false;

/** Logs each change, and not each export. */
function report(error: Error | null): void {
  if (isFailing === (error !== null)) return;
  isFailing = error !== null;
  // A batch belongs to no request.
  context.with(ROOT_CONTEXT, () => {
    if (error) log?.warn({ err: error }, "traces cannot be exported");
    else log?.info("traces are exported again");
  });
}

// The address, its headers, the sampler and the size of batches are read from OTEL_... by the packages.
const provider = new NodeTracerProvider({
  resource: defaultResource()
    .merge(
      resourceFromAttributes({
        "service.name": name,
        "service.version": VERSION,
        "service.instance.id": `${hostname()}:${process.pid}`,
      }),
    )
    .merge(detectResources({ detectors: [envDetector] })),
  spanProcessors: [new BatchSpanProcessor(new LimitedExporter(new OTLPTraceExporter(), report))],
});
provider.register();
registerInstrumentations({ instrumentations: instrumentations() });

const tracer = trace.getTracer(name, VERSION);

useTracing({
  inSpan: (spanName, attributes, work) =>
    tracer.startActiveSpan(spanName, { attributes }, async (span) => {
      try {
        return await work();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    }),
  ids() {
    const span = trace.getActiveSpan()?.spanContext();
    return span && { trace_id: span.traceId, span_id: span.spanId };
  },
  reportTo(destination) {
    log = destination;
  },
  async stop() {
    const stopped = provider.shutdown().catch(() => undefined);
    await Promise.race([stopped, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
  },
});
