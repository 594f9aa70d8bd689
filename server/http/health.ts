import { type Response, Router } from "express";
import type { Probe } from "../database/probe";
import { VERSION } from "../brand";
import type { Draining } from "./Draining";

/**
 * `/healthz`: the process lives, with its embedded database. `/readyz`: it can serve, which needs the database, wholly migrated,
 * and a server that is not stopping, so that load balancers stop sending requests in time.
 */
export function health(probe: Probe, draining: Draining, isRunning: () => boolean): Router {
  const refuse = (response: Response) =>
    void response.status(503).set("Retry-After", "1").json({ status: "unavailable" });
  return Router()
    .get("/healthz", (_request, response) => {
      if (isRunning()) response.json({ status: "ok", version: VERSION });
      else refuse(response);
    })
    .get("/readyz", async (_request, response) => {
      if (!draining.hasBegun && isRunning() && (await probe.isReady())) {
        response.json({ status: "ready" });
      } else refuse(response);
    });
}
