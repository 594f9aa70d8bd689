import { createHash, timingSafeEqual } from "node:crypto";
import type { RequestHandler } from "express";
import { Registry } from "prom-client";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares tokens in constant time. */
const isEqual = (token: string, expectedToken: string) =>
  timingSafeEqual(digest(token), digest(expectedToken));

/** Requires the token of a Prometheus server, if there is one. */
export const requireMetricsToken =
  (token: string | undefined): RequestHandler =>
  (request, response, next) => {
    if (!token || isEqual(request.get("Authorization") ?? "", `Bearer ${token}`)) return next();
    response
      .status(401)
      .set("WWW-Authenticate", "Bearer")
      .type("text")
      .send("A valid metrics token is required.");
  };

/** Handles `/metrics` for a Prometheus server. @param text makes the response */
export const sendMetrics =
  (text: () => Promise<string>): RequestHandler =>
  async (_request, response) => {
    response.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await text());
  };
