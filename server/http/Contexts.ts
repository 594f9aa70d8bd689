import type { Request, Response } from "express";
import type { DataSource } from "typeorm";
import type { Statement } from "../database/queryPipelined";
import type { ReadReplicas } from "../database/replicas/ReadReplicas";
import { authenticate, authenticatePage } from "../features/auth/session/authenticate";
import { type Caller, Context } from "../graphql/context";
import { PerRequest } from "../lib/PerRequest";
import { getDetails, makeDetails } from "../lib/requestDetails";
import type { Services } from "../services";
import { hasPageCookie, pageCookies, readPageCookie } from "./pageCookie";
import { RequestCaller } from "./RequestCaller";

interface Dependencies {
  /** The primary database. */
  db: DataSource;
  /** The replicas of the database; null if there are none. */
  replicas: ReadReplicas | null;
  services: Services;
}

/** The contexts of requests, which middleware of their route authenticates, and of visitors. */
export class Contexts {
  private readonly requestContexts = new PerRequest<Context>();
  /** The caller of responses that are the same for all visitors; it identifies no client. */
  private readonly visitorCaller: Caller;

  constructor(private readonly dependencies: Dependencies) {
    const { siteSettings } = dependencies.services;
    this.visitorCaller = {
      ip: "",
      details: makeDetails(),
      userAgent: "",
      locale: () => siteSettings.values.defaultLocale,
      setPageToken: () => undefined,
      loginFlow: () => null,
      setLoginFlow: () => undefined,
    };
  }

  /** Returns the context of an authenticated request. */
  get(request: Request): Context {
    return this.requestContexts.get(request)!;
  }

  /**
   * Authenticates a request by its token.
   * @param prefetch returns the statements to send together with the one that reads the session of a user
   */
  async authenticate(
    request: Request,
    response: Response,
    prefetch?: (userId: number) => Statement[],
  ): Promise<void> {
    const { db, replicas, services } = this.dependencies;
    const caller = new RequestCaller(request, response, services, request.ip ?? "");
    const { viewer, authError, prefetched } = await authenticate(
      request.headersDistinct["authorization"] ?? [],
      { db, replicas },
      services,
      // The statements are omitted if there are replicas, because reads may go to another server
      // than the session.
      replicas ? undefined : prefetch,
      () => caller.locale(),
    );
    if (viewer) getDetails(request).viewerId = viewer.userId;
    const context = new Context(db, services, caller, viewer, authError, undefined, replicas);
    context.storePrefetched(prefetched);
    this.requestContexts.set(request, context);
  }

  /**
   * Authenticates a request for a page by its cookie. If the session of the cookie has ended or the browser has
   * logged out, the response removes the cookie.
   * @param isStorable true if the page is stored for other visitors
   */
  async authenticatePage(request: Request, response: Response, isStorable: boolean): Promise<void> {
    const viewer = await this.findPageViewer(request, response);
    this.requestContexts.set(
      request,
      viewer ?? (isStorable ? this.visitor() : this.unstoredVisitor()),
    );
  }

  /**
   * The context of a visitor, for responses that are the same for all of them and may be stored.
   * @param maxPageSize the largest page of a list
   */
  visitor(maxPageSize?: number): Context {
    const { db, replicas, services } = this.dependencies;
    const reads = replicas?.getSharedDataSource() ?? db;
    return new Context(reads, services, this.visitorCaller, null, null, maxPageSize, replicas);
  }

  /**
   * Returns the context of a visitor for a response that is not stored and whose data may be some
   * seconds old.
   */
  unstoredVisitor(): Context {
    const context = this.visitor();
    context.useReplicas();
    return context;
  }

  private async findPageViewer(request: Request, response: Response): Promise<Context | null> {
    if (!hasPageCookie(request)) return null;
    const { db, replicas, services } = this.dependencies;
    const token = readPageCookie(request, services.config);
    const viewer = token && (await authenticatePage(token, { db, replicas }, services));
    if (!viewer) {
      response.setHeader("Set-Cookie", pageCookies(null, services.config));
      return null;
    }
    const { visitorCaller } = this;
    const context = new Context(db, services, visitorCaller, viewer, null, undefined, replicas);
    context.useReplicas();
    return context;
  }
}
