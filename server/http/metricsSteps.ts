import { createHash, timingSafeEqual } from "node:crypto";
import type { RequestHandler } from "express";
import { Registry } from "prom-client";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Takes as long for a token that is nearly right as for one that is all wrong. */
const same = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected));

/** Requires the token of a Prometheus server, if there is one. */
export const requireMetricsToken =
  (token: string | undefined): RequestHandler =>
  (request, response, next) => {
    if (!token || same(request.get("Authorization") ?? "", `Bearer ${token}`)) return next();
    response
      .status(401)
      .set("WWW-Authenticate", "Bearer")
      .type("text")
      .send("A valid metrics token is required.");
  };

/** `/metrics` for a Prometheus server. @param text makes the response */
export const sendMetrics =
  (text: () => Promise<string>): RequestHandler =>
  async (_request, response) => {
    response.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await text());
  };
