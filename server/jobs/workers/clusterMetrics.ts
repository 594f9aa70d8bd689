import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry, type Registry } from "prom-client";

/** What a worker asks the supervisor for, and what it answers. */
const ASK = "metrics of all workers";

interface Answer {
  type: typeof ASK;
  metrics?: string;
  error?: string;
}

const isAbout = (message: unknown): message is Answer =>
  (message as Partial<Answer> | null)?.type === ASK;

/** Has the supervisor answer workers that ask for the metrics of all. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on("message", (worker: Worker, message: unknown) => {
    if (!isAbout(message)) return;
    all.clusterMetrics().then(
      (metrics) => worker.send({ type: ASK, metrics } satisfies Answer),
      (error: Error) => worker.send({ type: ASK, error: error.message } satisfies Answer),
    );
  });
}

/** The metrics of a process that is alone, or of all that share its port. */
export function metricsText(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  // It hears of the supervisor's questions from when it is made.
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries(registry);
  return () =>
    new Promise((resolve, reject) => {
      const listen = (message: unknown) => {
        if (!isAbout(message)) return;
        process.off("message", listen);
        if (message.metrics === undefined) reject(new Error(message.error));
        else resolve(message.metrics);
      };
      process.on("message", listen);
      process.send!({ type: ASK } satisfies Answer);
    });
}
