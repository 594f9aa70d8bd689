import { createRequire } from "node:module";

/**
 * Starts tracing if an address for exports is set, before the modules that it instruments are loaded.
 * Without an address, its packages are not loaded. The setting is read directly, because the configuration
 * depends on such modules; it reports an invalid address.
 */
if (URL.canParse(process.env["OTEL_EXPORTER_OTLP_ENDPOINT"] ?? "")) {
  createRequire(__filename)("./startTracing");
}
