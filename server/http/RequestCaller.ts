import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "../config/config";
import type { Caller } from "../graphql/context";
import { getDetails } from "../lib/requestDetails";
import type { Services } from "../services";
import { cookie, isFromOwnPage, readCookie, setOwnCookie } from "./cookies";
import { limitAddress } from "./limitAddress";
import { readLocale } from "./readLocale";
import { pageCookies } from "./pageCookie";

/** The cookie that binds a login by OpenID Connect to the browser that has begun it. */
const FLOW_COOKIE = "login_flow";

/** The lifetime of the cookie, which equals that of its sealed content. */
const LIFE_SECONDS = 10 * 60;

/** Reads the sealed flow from a request's cookie; null without one. */
const readLoginFlow = (request: IncomingMessage, config: Config): string | null =>
  readCookie(request, FLOW_COOKIE, config);

/** @param sealed null to remove the cookie */
const loginFlowCookie = (sealed: string | null, config: Config): string =>
  cookie(FLOW_COOKIE, sealed, LIFE_SECONDS, config);

/** The sender of a request. Most operations do not use it. */
export class RequestCaller implements Caller {
  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly services: Pick<Services, "config" | "siteSettings">,
    /** The sender's IP address, which the socket loses when it is closed. */
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
    return readLocale(this.request, this.services.siteSettings.values.defaultLocale);
  }

  setPageToken(token: string | null) {
    for (const header of pageCookies(token, this.services.config)) this.setCookie(header);
  }

  loginFlow() {
    return readLoginFlow(this.request, this.services.config);
  }

  setLoginFlow(sealed: string | null) {
    this.setCookie(loginFlowCookie(sealed, this.services.config));
  }

  /** Sets a cookie for a page of this site only. Other sites must not change a browser's login. */
  private setCookie(header: string) {
    if (isFromOwnPage(this.request, this.services.config))
      setOwnCookie(this.request, this.response, header);
  }
}
