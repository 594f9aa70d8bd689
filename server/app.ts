/* oxlint-disable max-lines */
// Everything that a server answers is put together in one place.
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import express from "express";
import proxyAddress from "proxy-addr";
import { bodyTimeout, timeouts } from "./http/bodyTimeout";
import { type Caller, Context } from "./graphql/context";
import type { Database } from "./database/openDatabase";
import { makeProbe } from "./database/probe";
import type { Statement } from "./database/queryPipelined";
import { Replicas } from "./database/replicas/Replicas";
import { watchStatements } from "./database/watchStatements";
import { purgeCookingProgress } from "./features/cooking/purgeCookingProgress";
import { coverRoute } from "./features/covers/coverRoute";
import { purgeImports } from "./features/imports/purgeImports";
import { purgeMerges } from "./features/merges/purgeMerges";
import { startImports } from "./features/imports/startImports";
import { photoRoute } from "./features/photos/photoRoute";
import { type Sweep, startSweeps } from "./lib/startSweeps";
import { sweepPhotos } from "./features/photos/sweepPhotos";
import { purgeDeletedRecipes } from "./features/recipes/purgeDeletedRecipes";
import { authenticate } from "./features/sessions/authenticate";
import { purgeSessions } from "./features/sessions/purgeSessions";
import { apolloMiddleware } from "./apollo/apolloMiddleware";
import { makeFormatError, makeToClientError } from "./apollo/formatError";
import { makeApolloServer } from "./apollo/makeApolloServer";
import { playground } from "./apollo/playground";
import { admitToApollo, preparedGraphql, useReadBody } from "./apollo/preparedGraphql";
import { PreparedOperations } from "./apollo/PreparedOperations";
import { mailFolder } from "./mail/makeMailer";
import { mailPage } from "./mail/mailPage";
import { startMail } from "./mail/startMail";
import { compress, encodingFor } from "./http/compress";
import { allowMethods } from "./lib/allowMethods";
import { admitRequests } from "./http/admitRequests";
import { crossOrigin } from "./http/crossOrigin";
import { Draining } from "./http/Draining";
import { limitAddress } from "./http/limitAddress";
import { handleErrors } from "./http/handleErrors";
import { health } from "./http/health";
import { detailsOf, makeDetails } from "./lib/requestDetails";
import { addReplicaMetrics } from "./http/addReplicaMetrics";
import { makeMetrics } from "./http/makeMetrics";
import { metricsRoute } from "./http/metricsRoute";
import { metricsText } from "./workers/clusterMetrics";
import { type Middleware, withMiddleware } from "./http/middleware";
import { PerRequest } from "./lib/PerRequest";
import { RequestCaller } from "./http/RequestCaller";
import { requestLog } from "./http/requestLog";
import { storedDensity } from "./http/storedDensity";
import type { Client } from "./ssr/builtClient";
import { clientPages } from "./ssr/clientPages";
import { type FindPageContext, makeFindPageContext } from "./ssr/findPageContext";
import { installable } from "./ssr/installable";
import { PageStore } from "./ssr/PageStore";
import { pageVersion } from "./ssr/pageVersion";
import { feed } from "./seo/feed";
import { oembed } from "./seo/oembed";
import { pageSecurity, scriptHashes } from "./http/pageSecurity";
import { robots } from "./seo/robots";
import type { Site } from "./seo/Site";
import { sitemap } from "./seo/sitemap";
import { wellKnown } from "./seo/wellKnown";
import { admitReads } from "./rest/admitReads";
import { admitUploads } from "./rest/admitUploads";
import { RecipeList } from "./rest/RecipeList";
import { rest } from "./rest/rest";
import { makeSchema } from "./graphql/schema";
import type { Services } from "./services";
import { siteUrl } from "./config/siteUrl";

const LARGEST_BODY = 256 * 1024;

/** A server that is ready to listen, and how to stop it. */
export interface App {
  server: Server;
  /** Where mail that was not sent is shown, with the key for it; null if it is sent, or the site is public. */
  mailPath: string | null;
  /** Finishes what is running and takes no more. */
  stop(): Promise<void>;
}

/** Everything a server answers, on a database that is open. */
export async function makeApp(
  { db, isRunning }: Pick<Database, "db" | "isRunning">,
  services: Services,
  client: Client,
): Promise<App> {
  const { config, log } = services;
  const { defaultLocale, offline, passwordMinLength } = config;
  const loginProvider = config.openId?.name ?? null;
  const app = express();
  const server = createServer(timeouts);
  server.maxConnections = config.maxConnections;
  const draining = new Draining(server);
  const probe = makeProbe(db);
  const replicas = config.replicaUrls.length > 0 ? new Replicas(db, config, log) : null;
  const metrics = config.metrics ? makeMetrics(db, services) : null;
  if (metrics && replicas) addReplicaMetrics(db, replicas, metrics.registry);
  watchStatements(db, (statement) => {
    metrics?.addStatement(statement);
    const { ms, sql } = statement;
    if (ms >= config.slowStatementMs) log.warn({ ms, sql }, "slow statement");
  });
  const schema = makeSchema();
  const operations = new PreparedOperations(schema);
  const plugins = [operations.plugin, ...(metrics ? [metrics.plugin] : [])];
  const toClientError = makeToClientError(log);
  const formatError = makeFormatError(log);
  const apollo = makeApolloServer(schema, services, plugins);
  await apollo.start();
  const stopMail = startMail(db, services, server);
  const sweeps: Sweep[] = [
    { name: "expired recipes", deleteSome: () => purgeDeletedRecipes(db) },
    { name: "expired sessions", deleteSome: () => purgeSessions(db, config) },
    { name: "expired imports", deleteSome: () => purgeImports(db) },
    { name: "expired merges", deleteSome: () => purgeMerges(db) },
    { name: "expired cooking progress", deleteSome: () => purgeCookingProgress(db) },
    { name: "unused photos", deleteSome: () => sweepPhotos(db, services) },
  ];
  const stopImports = startImports(db, services, server);
  const stopSweeps = startSweeps(sweeps, log, server);
  const storedMail = config.isPublic ? null : mailFolder(config);
  const mailKey = randomBytes(16).toString("base64url");

  const isTrusted = (_address: string, i: number) => i < config.trustedProxies;
  const addressOf = (request: IncomingMessage) => proxyAddress(request, isTrusted);
  const admit = admitRequests(config.databaseConnections, config.requestWaitMs);
  const makeContext = async (
    request: IncomingMessage,
    response: ServerResponse,
    prefetch?: (userId: number) => Statement[],
  ): Promise<Context> => {
    await admit(request, response);
    const headers = request.headersDistinct["authorization"] ?? [];
    const { viewer, authError, prefetched } = await authenticate(
      headers,
      { db, replicas },
      services,
      // With replicas, the reads may go to another server than the session.
      replicas ? undefined : prefetch,
    );
    if (viewer) detailsOf(request).viewerId = viewer.userId;
    const caller = new RequestCaller(request, response, config, addressOf(request));
    const context = new Context(db, services, caller, viewer, authError, undefined, replicas);
    context.storePrefetched(prefetched);
    return context;
  };
  const contexts = new PerRequest<Promise<Context>>();
  /** Made once, also for a request that goes on to Apollo Server. */
  const contextOf = (
    request: IncomingMessage,
    response: ServerResponse,
    prefetch?: (userId: number) => Statement[],
  ): Promise<Context> => {
    const context = contexts.get(request) ?? makeContext(request, response, prefetch);
    contexts.set(request, context);
    return context;
  };
  const anybody: Caller = {
    ip: "",
    details: makeDetails(),
    userAgent: "",
    locale: () => defaultLocale,
    setPageToken: () => undefined,
    loginFlow: () => null,
    setLoginFlow: () => undefined,
  };
  const visitorContext = (maxPageSize?: number) =>
    new Context(
      replicas?.readsForAll() ?? db,
      services,
      anybody,
      null,
      null,
      maxPageSize,
      replicas,
    );
  let url: string | undefined;
  const site: Site = {
    schema,
    visitorContext,
    passingContext() {
      const context = visitorContext();
      context.useReplicas();
      return context;
    },
    // Kept, since a server that is closing does not know any more where it listened.
    url: () => (url ??= siteUrl(config, server)),
    settings: { passwordMinLength, defaultLocale, offline, loginProvider },
    toClientError,
  };

  const dataVersion = pageVersion(db);
  const recipeList = new RecipeList({
    version: (reads) => (reads === db ? dataVersion() : pageVersion(reads)()),
    schema,
    encodingFor,
    contextOf,
    visitorContext,
  });

  const versionReads = replicas?.readsFor({ key: "pages" }) ?? db;
  const pageStore = new PageStore({ client, version: pageVersion(versionReads), defaultLocale });

  const findContext = makeFindPageContext(db, services, anybody, replicas);
  const findPageContext: FindPageContext = async (request, response) => {
    await admit(request, response);
    return findContext(request, response);
  };

  app.disable("x-powered-by");
  app.set("trust proxy", config.trustedProxies);
  app.use(health(probe, draining, isRunning));
  if (metrics) app.use(metricsRoute(metricsText(metrics.registry), config.metricsToken));
  if (config.introspection) app.use(playground());
  app.use(
    "/graphql",
    allowMethods("GET", "POST"),
    useReadBody,
    express.json({ limit: LARGEST_BODY }),
    admitToApollo({ admit, contextOf, toClientError }),
    apolloMiddleware(apollo, formatError, contextOf),
  );
  app.use("/api", rest({ schema, contextOf, toClientError }));
  app.use(allowMethods("GET", "HEAD", "OPTIONS"));
  app.use("/covers", coverRoute());
  app.use("/photos", photoRoute(db, services));
  if (storedMail) app.use(mailPage(storedMail, mailKey));
  app.use(["/sitemap.xml", "/feed.atom", "/oembed"], async (request, response, next) => {
    await admit(request, response);
    next();
  });
  for (const part of [robots, sitemap, feed, oembed]) app.use(part(site));
  app.use(wellKnown(site, config.securityContact));
  app.use(installable(client.folder, config));
  app.use(clientPages(client, site, pageStore, findPageContext));
  app.use(
    ((_request, response) =>
      void response.status(404).type("text").send("Not found.")) as express.RequestHandler,
  );
  app.use(handleErrors(toClientError));
  const https = config.publicUrl?.startsWith("https:") ?? false;
  const middleware: Middleware[] = [
    bodyTimeout,
    requestLog(log, {
      behindProxy: config.trustedProxies > 0,
      addressOf,
      logName: services.logName,
    }),
    ...(metrics ? [metrics.timing] : []),
    pageSecurity(scriptHashes(client.template), https),
    crossOrigin(config.corsOrigins),
    // It compresses its bodies itself.
    preparedGraphql({
      operations,
      admit,
      contextOf,
      toClientError,
      formatError,
      startOperation: metrics?.startOperation,
      maxBody: LARGEST_BODY,
    }),
    compress,
    admitReads({ admit, toClientError }),
    admitUploads({
      checkRoom: (request, bytes) =>
        services.uploadBudget.check(limitAddress(addressOf(request)), bytes),
      toClientError,
    }),
    recipeList.middleware,
    storedDensity(config),
    pageStore.middleware,
  ];
  server.on("request", withMiddleware(middleware, app));
  return {
    server,
    mailPath: storedMail && `/mail?key=${mailKey}`,
    async stop() {
      await draining.run(config.drainSeconds);
      await Promise.all([
        stopMail(),
        stopSweeps(),
        stopImports(),
        apollo.stop(),
        recipeList.close(),
        probe.close(),
        replicas?.close(),
      ]);
    },
  };
}
