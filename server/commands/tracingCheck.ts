import { reasonOf } from "../lib/reasonOf";
import { type CheckResult, ok, warning } from "./CheckResult";

const TIMEOUT_MS = 2_000;

/** Sends the receiver of traces none, as the server sends them; without it the site works. */
export async function checkTracing(): Promise<CheckResult> {
  // As the exporter reads it, with its headers.
  const endpoint = process.env["OTEL_EXPORTER_OTLP_ENDPOINT"];
  if (!endpoint) return ok("not configured; requests are not traced");
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
  const exporter = new OTLPTraceExporter({ timeoutMillis: TIMEOUT_MS });
  try {
    const { code, error } = await new Promise<Parameters<Parameters<typeof exporter.export>[1]>[0]>(
      (resolve) => exporter.export([], resolve),
    );
    if (code === 0) return ok(`${endpoint} is reachable`);
    return warning(`${endpoint} takes no traces, which are lost: ${reasonOf(error)}`);
  } finally {
    await exporter.shutdown();
  }
}
