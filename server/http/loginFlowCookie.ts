import type { IncomingMessage } from "node:http";
import type { Config } from "../config/config";
import { cookie, readCookie } from "./cookies";

/** The cookie that binds a login by OpenID Connect to the browser that has begun it. */
const FLOW_COOKIE = "login_flow";

/** What it contains expires after the same time. */
const LIFE_SECONDS = 10 * 60;

/** The sealed flow in a request's cookie; null without one. */
export const readLoginFlow = (request: IncomingMessage, config: Config): string | null =>
  readCookie(request, FLOW_COOKIE, config);

/** @param sealed null to remove the cookie */
export const loginFlowCookie = (sealed: string | null, config: Config): string =>
  cookie(FLOW_COOKIE, sealed, LIFE_SECONDS, config);
