import { Counter, Gauge, type Registry } from "prom-client";
import type { DataSource } from "typeorm";
import { BRAND } from "../brand";
import type { Replicas } from "../database/replicas/Replicas";
import { watchStatements } from "../database/watchStatements";

const PREFIX = BRAND.toLowerCase().replace(/\W+/g, "_");

/** Adds the metrics of replicas: their delay and the number of statements that each server executes. */
export function addReplicaMetrics(
  db: DataSource,
  { replicas }: Pick<Replicas, "replicas">,
  registry: Registry,
): void {
  const registers = [registry];
  new Gauge({
    name: `${PREFIX}_replica_lag_seconds`,
    help: "How far a replica is behind the primary; absent while it does not answer",
    labelNames: ["replica"],
    registers,
    // The maximum is used, because each process sees the same replicas.
    aggregator: "max",
    collect() {
      this.reset();
      for (const { name, lagSeconds } of replicas) {
        if (lagSeconds !== null) this.set({ replica: name }, lagSeconds);
      }
    },
  });
  new Gauge({
    name: `${PREFIX}_replica_asked`,
    help: "1 if reads are sent to a replica, 0 if it is too old, down or no replica",
    labelNames: ["replica"],
    registers,
    aggregator: "min",
    collect() {
      for (const { name, isAsked } of replicas) this.set({ replica: name }, Number(isAsked));
    },
  });
  const statements = new Counter({
    name: `${PREFIX}_database_target_statements_total`,
    help: "Statements by the server that they were sent to: primary, or a replica",
    labelNames: ["target"],
    registers,
  });
  watchStatements(db, ({ replica }) => statements.inc({ target: replica ?? "primary" }));
}
