import { dirname, join } from "node:path";
import express, { Router } from "express";
import { BRAND } from "../../brand";
import { allowMethods } from "../../lib/allowMethods";

/** Swagger UI sets inline styles by script; the policy allows nothing else. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${BRAND} API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api/docs/page.css" />
  </head>
  <body>
    <main id="api"></main>
    <noscript>The same as JSON: <a href="/api/openapi.json">openapi.json</a></noscript>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const START = `const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", follow);
follow();
SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#api",
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  tryItOutEnabled: true,
  validatorUrl: null,
});
`;

/** Less empty space than Swagger UI's own styles, and no horizontal scrolling on phones. */
const STYLE = `body { margin: 0; }
.swagger-ui .info { margin: 24px 0; }
.swagger-ui .info li { line-height: 1.7; }
.swagger-ui .scheme-container { padding: 16px 0; margin-bottom: 8px; }
.swagger-ui .markdown code, .swagger-ui .renderedMarkdown code { padding: 1px 4px; }
.swagger-ui .parameters-col_name { min-width: 7em; }
@media (max-width: 768px) {
  .swagger-ui .wrapper { padding: 0 12px; }
  .swagger-ui .opblock .opblock-summary-operation-id { display: none; }
  .swagger-ui .opblock-tag { flex-wrap: wrap; }
  .swagger-ui .opblock-body { overflow-x: auto; }
  .swagger-ui .info ul { padding-left: 16px; }
}
`;

/** Swagger UI from this package: `swagger-ui-dist` depends on a package that reports installations. */
const assets = join(dirname(require.resolve("@fastify/swagger-ui/package.json")), "static");

/** Swagger UI for the OpenAPI document, with all files from this server. */
export function docsPage(): Router {
  return Router()
    .use(allowMethods("GET", "HEAD", "OPTIONS"))
    .get("/", (_request, response) => {
      response.set("Content-Security-Policy", POLICY).type("html").send(PAGE);
    })
    .get("/start.js", (_request, response) => void response.type("js").send(START))
    .get("/page.css", (_request, response) => void response.type("css").send(STYLE))
    .get(
      ["/swagger-ui.css", "/swagger-ui-bundle.js"],
      express.static(assets, { index: false, cacheControl: false }),
    );
}
