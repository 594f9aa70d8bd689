import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "../config/config";
import type { Caller } from "../graphql/context";
import { getDetails } from "../lib/requestDetails";
import { cookie, isFromOwnPage, readCookie, setOwnCookie } from "./cookies";
import { limitAddress } from "./limitAddress";
import { localeOf } from "./localeOf";
import { pageCookies } from "./pageCookie";

/** The cookie that binds a login by OpenID Connect to the browser that has begun it. */
const FLOW_COOKIE = "login_flow";

/** What it contains expires after the same time. */
const LIFE_SECONDS = 10 * 60;

/** The sealed flow in a request's cookie; null without one. */
const readLoginFlow = (request: IncomingMessage, config: Config): string | null =>
  readCookie(request, FLOW_COOKIE, config);

/** @param sealed null to remove the cookie */
const loginFlowCookie = (sealed: string | null, config: Config): string =>
  cookie(FLOW_COOKIE, sealed, LIFE_SECONDS, config);

/** Whoever sends a request. Most operations ask for nothing of this. */
export class RequestCaller implements Caller {
  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly config: Config,
    /** The IP address that the request came from, which its socket no longer knows once it is closed. */
    private readonly address: string,
  ) {}

  get ip() {
    return limitAddress(this.address);
  }

  get details() {
    return getDetails(this.request);
  }

  get userAgent() {
    return this.request.headers["user-agent"] ?? "";
  }

  locale() {
    return localeOf(this.request, this.config.defaultLocale);
  }

  setPageToken(token: string | null) {
    for (const header of pageCookies(token, this.config)) this.setCookie(header);
  }

  loginFlow() {
    return readLoginFlow(this.request, this.config);
  }

  setLoginFlow(sealed: string | null) {
    this.setCookie(loginFlowCookie(sealed, this.config));
  }

  /** Sets a cookie for a page of this site only: no other may decide who a browser is logged in as here. */
  private setCookie(header: string) {
    if (isFromOwnPage(this.request, this.config)) setOwnCookie(this.request, this.response, header);
  }
}
