import type { IncomingMessage, ServerResponse } from "node:http";
import type { DataSource } from "typeorm";
import type { ReadReplicas } from "../database/replicas/ReadReplicas";
import { authenticatePage } from "../features/sessions/authenticate";
import { type Caller, Context } from "../graphql/context";
import { hasPageCookie, pageCookies, readPageCookie } from "../http/pageCookie";
import type { Services } from "../services";

/**
 * Finds the context of whoever a page is rendered for, by its cookie; null for a visitor. If the session of
 * the cookie has ended or the browser has logged out, the response removes the cookie.
 */
export type FindPageContext = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<Context | null>;

/** @param caller who all pages are requested by: they do not depend on it */
export const makeFindPageContext =
  (
    db: DataSource,
    services: Services,
    caller: Caller,
    replicas: ReadReplicas | null,
  ): FindPageContext =>
  async (request, response) => {
    if (!hasPageCookie(request)) return null;
    const token = readPageCookie(request, services.config);
    const viewer = token && (await authenticatePage(token, { db, replicas }, services));
    if (viewer) {
      const context = new Context(db, services, caller, viewer, null, undefined, replicas);
      context.useReplicas();
      return context;
    }
    response.setHeader("Set-Cookie", pageCookies(null, services.config));
    return null;
  };
