import { createRequire } from "node:module";

/**
 * Starts tracing where there is an address to export to, before the modules that it instruments are loaded; without one, none of its
 * packages is. The setting is read here, since the configuration is read by such modules; it reports an invalid address.
 */
if (URL.canParse(process.env["OTEL_EXPORTER_OTLP_ENDPOINT"] ?? "")) {
  createRequire(__filename)("./startTracing");
}
