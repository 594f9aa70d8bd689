import { Router } from "express";
import type { DataSource } from "typeorm";

/** `/healthz`: the process lives. `/readyz`: it can serve, which needs the database. */
export function health(db: DataSource): Router {
  return Router()
    .get("/healthz", (_request, response) => void response.json({ status: "ok" }))
    .get("/readyz", async (_request, response) => {
      try {
        await db.query("select 1");
        response.json({ status: "ready" });
      } catch {
        response.status(503).set("Retry-After", "1").json({ status: "unavailable" });
      }
    });
}
