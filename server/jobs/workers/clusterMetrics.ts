import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry, type Registry } from "prom-client";

/** What a worker asks the supervisor for, and what it answers. */
const METRICS_MESSAGE = "metrics of all workers";

interface MetricsMessage {
  type: typeof METRICS_MESSAGE;
  metrics?: string;
  error?: string;
}

const isMetricsMessage = (message: unknown): message is MetricsMessage =>
  (message as Partial<MetricsMessage> | null)?.type === METRICS_MESSAGE;

/** Has the supervisor answer workers that ask for the metrics of all. */
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

/** The metrics of a process that is alone, or of all that share its port. */
export function makeMetricsReader(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  // It hears of the supervisor's questions from when it is made.
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
