import { Router } from "express";
import type { Probe } from "../database/probe";
import type { Draining } from "./Draining";

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, which needs the database, wholly migrated,
 * and a server that is not stopping, so that load balancers stop sending requests in time.
 */
export function health(probe: Probe, draining: Draining): Router {
  return Router()
    .get("/healthz", (_request, response) => void response.json({ status: "ok" }))
    .get("/readyz", async (_request, response) => {
      if (!draining.hasBegun && (await probe.isReady())) response.json({ status: "ready" });
      else response.status(503).set("Retry-After", "1").json({ status: "unavailable" });
    });
}
