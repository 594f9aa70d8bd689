import { Router } from "express";
import type { DataSource } from "typeorm";
import { migrationName } from "../database/migrate";
import type { Draining } from "./Draining";

/** How many of the migrations that this program knows were run. */
const DONE = "select count(*)::int as done from migrations where name = any($1)";

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, which needs the database, wholly migrated,
 * and a server that is not stopping, so that load balancers stop sending requests in time.
 */
export function health(db: DataSource, draining: Draining): Router {
  const names = db.migrations.map(migrationName);

  async function isReady(): Promise<boolean> {
    if (draining.hasBegun) return false;
    const rows: { done: number }[] = await db.query(DONE, [names]);
    return rows[0]?.done === names.length;
  }

  return Router()
    .get("/healthz", (_request, response) => void response.json({ status: "ok" }))
    .get("/readyz", async (_request, response) => {
      const ready = await isReady().catch(() => false);
      if (ready) response.json({ status: "ready" });
      else response.status(503).set("Retry-After", "1").json({ status: "unavailable" });
    });
}
