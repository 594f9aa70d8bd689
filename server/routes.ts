import express, { type Express, type RequestHandler } from "express";
import { PLAYGROUND, playgroundFiles, sendPlayground } from "./apollo/playground";
import type { PreparedSteps } from "./apollo/preparedSteps";
import type { Database } from "./database/openDatabase";
import type { Probe } from "./database/probe";
import type { ToClientError } from "./apollo/formatError";
import { makeCoverRoute } from "./features/covers/makeCoverRoute";
import { makePhotoRoute } from "./features/photos/makePhotoRoute";
import { bodyTimeout } from "./http/bodyTimeout";
import { compress } from "./http/compress";
import { crossOrigin } from "./http/crossOrigin";
import type { Draining } from "./http/Draining";
import { handleErrors } from "./http/handleErrors";
import { reportLife, reportReadiness } from "./http/health";
import type { AdmissionSteps } from "./http/admitRequests";
import type { Metrics } from "./http/makeMetrics";
import { requireMetricsToken, sendMetrics } from "./http/metricsSteps";
import { pageSecurity, hashScripts } from "./pages/pageSecurity";
import { requestLog } from "./http/requestLog";
import { redirectToStoredDensity } from "./pages/redirectToStoredDensity";
import { allowMethods } from "./lib/allowMethods";
import { mailPage } from "./jobs/mail/mailPage";
import { feed } from "./pages/metadata/feed";
import { oembed } from "./pages/metadata/oembed";
import { robots } from "./pages/metadata/robots";
import type { Site } from "./pages/metadata/Site";
import { sitemap } from "./pages/metadata/sitemap";
import { redirectToChangePassword, securityTxt } from "./pages/metadata/wellKnown";
import type { Services } from "./services";
import type { Client } from "./pages/rendering/loadClient";
import { serviceWorker, webManifest } from "./pages/rendering/installable";
import { assets, type PageSteps } from "./pages/rendering/makePageSteps";
import type { PageStore } from "./pages/rendering/PageStore";
import { makeMetricsReader } from "./jobs/workers/clusterMetrics";

/** The paths of screens for members; other paths below `/recipes/` are recipes, and below `/users/` profiles. */
const MEMBER_SCREENS = [
  ...["new", "book", "import", "deleted", "own"].map((name) => `/recipes/${name}`),
  "/users/requests",
];

/** The parts of a server that routes use. */
export interface RouteParts {
  database: Pick<Database, "db" | "isRunning">;
  services: Services;
  client: Client;
  site: Site;
  probe: Probe;
  draining: Draining;
  /** The metrics; null unless they are enabled. */
  metrics: Metrics | null;
  /** The folder of mail that is shown instead of being sent, and the key for it; null if mail is sent. */
  shownMail: { folder: string; key: string } | null;
  admission: AdmissionSteps;
  /** Parses the body of a GraphQL request. */
  parseBody: RequestHandler;
  prepared: PreparedSteps;
  apollo: RequestHandler;
  rest: RequestHandler;
  pageStore: PageStore;
  pages: PageSteps;
  toClientError: ToClientError;
}

/**
 * Adds every route once, with its middleware in order. The middleware of REST routes is in
 * `rest/rest.ts`.
 */
export function addRoutes(
  app: Express,
  {
    database: { db, isRunning },
    services,
    client,
    site,
    probe,
    draining,
    metrics,
    shownMail,
    admission: { admit, admitOperation },
    parseBody,
    prepared,
    apollo,
    rest,
    pageStore,
    pages,
    toClientError,
  }: RouteParts,
): void {
  const { config, log, logName } = services;
  const isHttps = config.publicUrl?.startsWith("https:") ?? false;
  app.disable("x-powered-by");
  app.set("trust proxy", config.trustedProxies);

  // Middleware for all requests.
  app.use(bodyTimeout, requestLog(log, { behindProxy: config.trustedProxies > 0, logName }));
  if (metrics) app.use(metrics.timing);
  app.use(pageSecurity(hashScripts(client.template), isHttps), crossOrigin(config.corsOrigins));

  app.use(
    "/graphql",
    ...(config.introspection ? [sendPlayground] : []),
    allowMethods("GET", "POST"),
    parseBody,
    prepared.find,
    admitOperation,
    prepared.authenticate,
    prepared.execute,
    compress,
    apollo,
    prepared.sendError,
  );

  // Middleware for all other requests; prepared operations compress their responses themselves.
  app.use(compress);

  app.use("/api", rest);

  app.get("/healthz", reportLife(isRunning));
  app.get("/readyz", reportReadiness(probe, draining, isRunning));
  if (metrics) {
    const text = makeMetricsReader(metrics.registry);
    app.get("/metrics", requireMetricsToken(config.metricsToken), sendMetrics(text));
  }
  if (config.introspection) app.use(PLAYGROUND, playgroundFiles());

  // The other routes only read.
  app.use(allowMethods("GET", "HEAD", "OPTIONS"));
  app.use("/covers", makeCoverRoute());
  app.use("/photos", makePhotoRoute(db, services));
  if (shownMail) app.get("/mail", mailPage(shownMail.folder, shownMail.key));

  app.get("/robots.txt", robots(site));
  app.get("/sitemap.xml", admit, sitemap(site));
  app.get("/feed.atom", admit, feed(site));
  app.get("/oembed", admit, oembed(site));
  app.get("/.well-known/security.txt", securityTxt(site, config.securityContact));
  app.get("/.well-known/change-password", redirectToChangePassword);
  app.get("/manifest.webmanifest", webManifest(client.folder, services.siteSettings));
  app.get("/serviceWorker.js", serviceWorker(client.folder, config));

  app.use(pages.refuseMalformedPath);
  app.get(MEMBER_SCREENS, pages.sendUnrendered);
  for (const [path, render] of Object.entries(pages.render)) {
    app.get(
      path,
      redirectToStoredDensity(config),
      pages.requireHtml,
      pageStore.sendStoredPage,
      admit,
      pages.authenticate,
      render,
      pages.sendError,
    );
  }
  app.use("/assets", ...assets(client));
  app.use(express.static(client.folder, { index: false }));
  app.get("/{*path}", pages.sendUnrendered);

  app.options("/{*path}", (_request, response) => {
    response.set("Allow", "GET, HEAD").send("GET, HEAD");
  });

  app.use((_request, response) => void response.status(404).type("text").send("Not found."));
  app.use(handleErrors(toClientError));
}
