/**
 * Allowed imports between folders.
 *
 *   client   main → routes → pages, layout → features → shared
 *   server   main → app → commands → apollo, rest, pages → http → jobs → features → graphql → … → lib
 *   shared   constants, types and pure functions of both programs
 *
 * A file of tests may import what it likes, but nothing may import it. Every rule is seen to fail in
 * tools/boundaries.test.ts.
 */

const TESTS = "\\.(test|spec)\\.[cm]?tsx?$";
/** Client code that runs on the server. */
const RENDERER = "^client/renderPage\\.tsx$";

const TESTING = "^server/testing/";

/** An entity or another type of the schema. Entities refer to each other as tables do. */
const SCHEMA_TYPE = "^server/features/.+/[A-Z][A-Za-z]*\\.ts$";
const NOT_TYPES = "(Resolver|Input)\\.ts$";

/** The folders of the server from the bottom to the top: each may import those before it. */
const LAYERS = ["lib", "database", "config", "tracing", "graphql", "features", "jobs", "http"];
/** The folders above them, independent of each other. */
const TRANSPORTS = "apollo|rest|pages";
/** The files that compose a program. */
const STARTERS = "^server/(main|cli|app|routes)\\.ts$";

const forbid = (name, comment, from, to) => ({ name, severity: "error", comment, from, to });

module.exports = {
  forbidden: [
    forbid(
      "shared",
      "Shared code is pure: it imports neither program, Node nor a package.",
      { path: "^shared/", pathNot: TESTS },
      { pathNot: "^shared/" },
    ),
    forbid(
      "two-programs",
      "Client and server share only schema.graphql and shared/.",
      { path: "^(client|server)/", pathNot: RENDERER },
      { path: "^(client|server)/", pathNot: "^$1/" },
    ),
    forbid(
      "renderer",
      "The renderer belongs to the client; from the server it imports only its interface.",
      { path: RENDERER },
      { path: "^server/", pathNot: "^server/pages/rendering/Renderer\\.ts$" },
    ),
    forbid(
      "client-shared",
      "Shared code imports neither features nor pages.",
      { path: "^client/shared/", pathNot: TESTS },
      { path: "^client/", pathNot: "^client/shared/" },
    ),
    forbid(
      "client-features",
      "A feature imports shared code and its own files, never another feature.",
      { path: "^client/features/([^/]+)", pathNot: TESTS },
      { path: "^client/", pathNot: "^client/(features/$1(/|$)|shared/)" },
    ),
    forbid(
      "service-worker",
      "The service worker shares only the offline code with pages.",
      { path: "^client/serviceWorker/", pathNot: TESTS },
      { path: "^client/", pathNot: "^client/(serviceWorker|shared/offline)/" },
    ),
    forbid(
      "client-pages",
      "Pages and the layout import features and shared code, never routes.",
      { path: "^client/(pages|layout)/", pathNot: TESTS },
      { path: "^client/", pathNot: "^client/($1|features|shared)/" },
    ),
    forbid(
      "programs-are-not-imported",
      "main starts a program.",
      { pathNot: TESTS },
      { path: "^(client/(main|renderPage)|server/(main|cli))\\.tsx?$" },
    ),
    ...LAYERS.map((layer, index) =>
      forbid(
        `server-${layer}`,
        `A file in ${layer}/ imports only layers below it.`,
        { path: `^server/${layer}/`, pathNot: TESTS },
        { path: `^server/(${[...LAYERS.slice(index + 1), TRANSPORTS, "commands"].join("|")})/` },
      ),
    ),
    forbid(
      "server-transports",
      "Transports share the layers below and are independent of each other.",
      { path: `^server/(${TRANSPORTS})/`, pathNot: TESTS },
      { path: `^server/(${TRANSPORTS}|commands)/`, pathNot: "^server/$1/" },
    ),
    forbid(
      "server-starters",
      "A program is composed at the top.",
      { path: "^server/[^/]+/", pathNot: [TESTS, TESTING] },
      { path: STARTERS },
    ),
    forbid(
      "server-features",
      "A feature uses the types of another, their loaders and policies, never its resolvers or internals. Account, auth, exports and imports act on data of several features and use their functions.",
      { path: "^server/features/(?!(?:account|auth|exports|imports)/)([^/]+)/", pathNot: TESTS },
      {
        path: "^server/features/",
        pathNot: [
          "^server/features/$1/",
          `${SCHEMA_TYPE}(?<!${NOT_TYPES})`,
          "/(?:loaders|policy|visibility)\\.ts$",
        ],
      },
    ),
    forbid(
      "server-covers",
      "Drawings of dishes are used through covers.ts.",
      { path: "^server/(?!features/covers/drawing/)", pathNot: TESTS },
      {
        path: "^server/features/covers/drawing/",
        pathNot: "^server/features/covers/drawing/covers\\.ts$",
      },
    ),
    forbid(
      "server-rest",
      "REST executes operations of the schema and reads what they return: it has no access to features but their exports, and to no database.",
      { path: "^server/rest/", pathNot: TESTS },
      {
        path: "^server/(features|database)/",
        pathNot: ["^server/features/exports/", "^server/database/demo/"],
      },
    ),
    forbid(
      "no-cycles",
      "Only types of the schema may know each other, as related tables do.",
      {},
      { circular: true, via: { pathNot: `${SCHEMA_TYPE}(?<!${NOT_TYPES})` } },
    ),
    forbid(
      "loaded-on-demand",
      "What takes long to load and is rarely needed is loaded when it is, so that a server starts soon.",
      { path: "^server/", pathNot: [TESTS, TESTING] },
      {
        path: "^node_modules/@simplewebauthn/",
        dynamic: false,
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid("tests-are-not-imported", "Nothing stands on a test.", {}, { path: TESTS }),
    forbid(
      "testing-is-for-tests",
      "Helpers of tests are used by tests.",
      { pathNot: [TESTS, TESTING, "^(e2e|bench)/"] },
      { path: TESTING },
    ),
    forbid(
      "no-development-packages",
      "Development packages are not there when the product runs.",
      // The build bundles the packages of the client.
      { path: "^(server|shared)/", pathNot: [TESTS, TESTING] },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: "/@types/" },
    ),
    forbid(
      "declared-packages",
      "A package that is used stands in package.json.",
      {},
      { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    ),
    forbid(
      "found",
      "An import leads somewhere.",
      {},
      // The package contains types only.
      { couldNotResolve: true, pathNot: "^@graphql-typed-document-node/core$" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|node_modules/.*/node_modules)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".cjs", ".js", ".json"],
    },
  },
};
