import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry, type Registry } from "prom-client";

/** The type of the messages between workers and supervisor. */
const METRICS_MESSAGE = "metrics of all workers";

interface MetricsMessage {
  type: typeof METRICS_MESSAGE;
  metrics?: string;
  error?: string;
}

const isMetricsMessage = (message: unknown): message is MetricsMessage =>
  (message as Partial<MetricsMessage> | null)?.type === METRICS_MESSAGE;

/** Lets the supervisor respond to workers that request the metrics of all workers. */
export function answerMetricsRequests(): void {
  const registry = new AggregatorRegistry();
  cluster.on("message", (worker: Worker, message: unknown) => {
    if (!isMetricsMessage(message)) return;
    registry.clusterMetrics().then(
      (metrics) => worker.send({ type: METRICS_MESSAGE, metrics } satisfies MetricsMessage),
      (error: Error) =>
        worker.send({ type: METRICS_MESSAGE, error: error.message } satisfies MetricsMessage),
    );
  });
}

/** Returns a function that reads the metrics of this process, or of all processes that share its port. */
export function makeMetricsReader(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  // The instance listens for requests of the supervisor from its creation.
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries(registry);
  return () =>
    new Promise((resolve, reject) => {
      const listen = (message: unknown) => {
        if (!isMetricsMessage(message)) return;
        process.off("message", listen);
        if (message.metrics === undefined) reject(new Error(message.error));
        else resolve(message.metrics);
      };
      process.on("message", listen);
      process.send!({ type: METRICS_MESSAGE } satisfies MetricsMessage);
    });
}
