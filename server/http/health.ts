import type { RequestHandler, Response } from "express";
import type { Probe } from "../database/probe";
import { VERSION } from "../brand";
import type { Draining } from "./Draining";

const refuse = (response: Response) =>
  void response.status(503).set("Retry-After", "1").json({ status: "unavailable" });

/** Handles `/healthz`: responds with 200 while the process and its embedded database run. */
export const reportLife =
  (isRunning: () => boolean): RequestHandler =>
  (_request, response) => {
    if (isRunning()) response.json({ status: "ok", version: VERSION });
    else refuse(response);
  };

/**
 * Handles `/readyz`: responds with 200 if the process can serve requests. This requires a fully
 * migrated database and a server that is not stopping, so that load balancers stop sending requests
 * in time.
 */
export const reportReadiness =
  (probe: Probe, draining: Draining, isRunning: () => boolean): RequestHandler =>
  async (_request, response) => {
    if (!draining.hasBegun && isRunning() && (await probe.isReady())) {
      response.json({ status: "ready" });
    } else refuse(response);
  };
