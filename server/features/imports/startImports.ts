import type { Server } from "node:http";
import type { DataSource } from "typeorm";
import { type ImportServices, ImportWorker } from "./ImportWorker";

/** Starts processing imports once the server listens. Returns a function that stops it. */
export function startImports(
  db: DataSource,
  services: ImportServices,
  server: Server,
): () => Promise<void> {
  let worker: ImportWorker | undefined;
  server.once("listening", () => (worker = new ImportWorker(db, services)));
  return async () => worker?.stop();
}
