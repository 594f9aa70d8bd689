import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "../config/config";
import type { Caller } from "../graphql/context";
import { detailsOf } from "../lib/requestDetails";
import { setOwnCookie } from "./cookies";
import { limitAddress } from "./limitAddress";
import { localeOf } from "./localeOf";
import { loginFlowCookie, readLoginFlow } from "./loginFlowCookie";
import { pageCookies } from "./pageCookie";

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
    return detailsOf(this.request);
  }

  get userAgent() {
    return this.request.headers["user-agent"] ?? "";
  }

  locale() {
    return localeOf(this.request, this.config.defaultLocale);
  }

  setPageToken(token: string | null) {
    for (const header of pageCookies(token, this.config)) {
      setOwnCookie(this.request, this.response, header);
    }
  }

  loginFlow() {
    return readLoginFlow(this.request, this.config);
  }

  setLoginFlow(sealed: string | null) {
    setOwnCookie(this.request, this.response, loginFlowCookie(sealed, this.config));
  }
}
