import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import express from "express";
import { apolloMiddleware } from "./apollo/apolloMiddleware";
import { makeFormatError, makeToClientError } from "./apollo/formatError";
import { makeApolloServer } from "./apollo/makeApolloServer";
import { makePreparedSteps } from "./apollo/preparedSteps";
import { PreparedOperations } from "./apollo/PreparedOperations";
import { startBackgroundWork } from "./jobs/backgroundWork";
import { getSiteUrl } from "./config/getSiteUrl";
import type { Database } from "./database/openDatabase";
import { makeProbe } from "./database/probe";
import { Replicas } from "./database/replicas/Replicas";
import { watchStatements } from "./database/watchStatements";
import { makeSchema } from "./apollo/schema";
import { addReplicaMetrics } from "./http/addReplicaMetrics";
import { timeouts } from "./http/bodyTimeout";
import { chooseEncoding } from "./http/compress";
import { Contexts } from "./http/Contexts";
import { createAppServer } from "./http/createAppServer";
import { Draining } from "./http/Draining";
import { limitAddress } from "./http/limitAddress";
import { admitRequests } from "./http/admitRequests";
import { makeMetrics } from "./http/makeMetrics";
import { parseGraphqlBody } from "./http/parseGraphqlBody";
import { mailFolder } from "./jobs/mail/makeMailer";
import { makeUploadAdmission } from "./rest/makeUploadAdmission";
import { RecipeList } from "./rest/RecipeList";
import { rest } from "./rest/rest";
import { addRoutes } from "./routes";
import type { Site } from "./pages/metadata/Site";
import type { Services } from "./services";
import type { Client } from "./pages/rendering/loadClient";
import { makePageSteps } from "./pages/rendering/makePageSteps";
import { PageStore } from "./pages/rendering/PageStore";
import { pageVersion } from "./pages/rendering/pageVersion";

/** A server that is ready to listen, with a function that stops it. */
export interface App {
  server: Server;
  /**
   * The path and key of the page that shows unsent mail; null if mail is sent or the site is
   * public.
   */
  mailPath: string | null;
  /** Completes running requests and accepts no more. */
  stop(): Promise<void>;
}

/** Assembles a server on an open database. Its routes are in `routes.ts`. */
export async function makeApp(
  database: Pick<Database, "db" | "isRunning">,
  services: Services,
  client: Client,
): Promise<App> {
  const { db } = database;
  const { config, log } = services;
  const { siteSettings } = services;
  await siteSettings.read(db);
  const app = express();
  const server = createAppServer(app, timeouts);
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
  const toClientError = makeToClientError(log);
  const formatError = makeFormatError(log);
  const contexts = new Contexts({ db, replicas, services });
  const visitorContext = (maxPageSize?: number) => contexts.visitor(maxPageSize);
  const admission = admitRequests(config.databaseConnections, config.requestWaitMs);

  const operations = new PreparedOperations(schema);
  const plugins = [operations.plugin, ...(metrics ? [metrics.plugin] : [])];
  const apollo = makeApolloServer(schema, services, plugins);
  await apollo.start();
  const prepared = makePreparedSteps({
    operations,
    contexts,
    toClientError,
    formatError,
    startOperation: metrics?.startOperation,
  });

  const dataVersion = pageVersion(db);
  const recipeList = new RecipeList({
    version: (reads) => (reads === db ? dataVersion() : pageVersion(reads)()),
    schema,
    chooseEncoding,
    getContext: (request) => contexts.get(request),
    visitorContext,
  });

  let url: string | undefined;
  const site: Site = {
    schema,
    visitorContext,
    unstoredVisitorContext: () => contexts.unstoredVisitor(),
    // The URL is stored, because a closing server no longer has an address.
    url: () => (url ??= getSiteUrl(config, server)),
    settings: () => {
      const { defaultLocale, siteName, welcomeText } = siteSettings.values;
      return {
        siteName,
        welcomeText,
        passwordMinLength: config.passwordMinLength,
        defaultLocale,
        offline: config.offline,
        loginProvider: config.openId?.name ?? null,
      };
    },
    name: () => siteSettings.siteName,
    toClientError,
  };
  const versionReads = replicas?.getDataSourceFor({ key: "pages" }) ?? db;
  const readPageVersion = pageVersion(versionReads);
  const pageStore = new PageStore({
    client,
    // The version of the settings is this process's own, because pages are rendered with its settings.
    version: async () => `${await readPageVersion()} ${siteSettings.version}`,
    defaultLocale: () => siteSettings.values.defaultLocale,
  });

  const folder = config.isPublic ? null : mailFolder(config);
  const shownMail = folder ? { folder, key: randomBytes(16).toString("base64url") } : null;

  addRoutes(app, {
    database,
    services,
    client,
    site,
    probe,
    draining,
    metrics,
    shownMail,
    admission,
    parseBody: parseGraphqlBody(contexts, services.uploadBudget),
    prepared,
    apollo: apolloMiddleware(apollo, formatError, contexts),
    rest: rest({
      schema,
      admit: admission.admit,
      admitUpload: makeUploadAdmission(({ ip = "" }, bytes) =>
        services.uploadBudget.check(limitAddress(ip), bytes),
      ),
      async authenticate(request, response, next) {
        await contexts.authenticate(request, response);
        next();
      },
      getContext: (request) => contexts.get(request),
      sendStoredList: recipeList.sendStoredList,
      toClientError,
    }),
    pageStore,
    pages: makePageSteps(client, site, pageStore, contexts),
    toClientError,
  });
  server.on("request", app);
  const stopBackgroundWork = startBackgroundWork(db, services, server);
  return {
    server,
    mailPath: shownMail && `/mail?key=${shownMail.key}`,
    async stop() {
      await draining.run(config.drainSeconds);
      await Promise.all([
        stopBackgroundWork(),
        apollo.stop(),
        recipeList.close(),
        probe.close(),
        replicas?.close(),
      ]);
    },
  };
}
