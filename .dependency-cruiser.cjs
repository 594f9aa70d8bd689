/**
 * Allowed imports between folders.
 *
 *   client   main → routes → pages, layout → features → shared
 *   server   main → app → transports → schema → features → the rest
 *   shared   constants, types and pure functions of both programs
 *
 * A file of tests may import what it likes, but nothing may import it. Every rule is seen to fail in
 * tools/boundaries.test.ts.
 */

const TESTS = "\\.(test|spec)\\.[cm]?tsx?$";
/** Client code that runs on the server. */
const RENDERER = "^client/renderPage\\.tsx$";

const TESTING = "^server/testing/";

/** An entity or another type of the schema. Entities may import each other. */
const SCHEMA_TYPE = "^server/features/[^/]+/[A-Z][A-Za-z]*\\.ts$";
const NOT_TYPES = "(Resolver|Input)\\.ts$";

/** Code that answers requests: each transport imports the schema and no other transport. */
const TRANSPORTS = "^server/(rest|ssr|seo|apollo|http|mail|commands)/";
const STARTERS = "^server/(main|cli|makeServices|graphql/writeSchema)\\.ts$";
const ABOVE_FEATURES = [
  TRANSPORTS,
  STARTERS,
  "^server/(app|routes|backgroundWork|graphql/schema)\\.ts$",
];

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
      { path: "^server/", pathNot: "^server/ssr/Renderer\\.ts$" },
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
    forbid(
      "server-schema",
      "The schema is made of features and knows no transport.",
      { path: "^server/graphql/schema\\.ts$" },
      { path: [TRANSPORTS, STARTERS, "^server/(app|routes|backgroundWork)\\.ts$"] },
    ),
    forbid(
      "server-features-look-down",
      "A feature does not know who serves it.",
      { path: "^server/features/", pathNot: TESTS },
      { path: ABOVE_FEATURES },
    ),
    forbid(
      "server-features",
      "A feature uses another's types, their loaders and policies, never its resolvers or internals; of recipes also the rule of who sees them. Only account, which exports and deletes what a user has in all of them, imports, which creates recipes with their photos, and a login that gives a role use their functions.",
      {
        path: "^server/features/(?!(?:account|imports)/|sessions/openId/updateRole\\.ts)([^/]+)/",
        pathNot: TESTS,
      },
      {
        path: "^server/features/",
        pathNot: [
          "^server/features/$1/",
          `${SCHEMA_TYPE}(?<!${NOT_TYPES})`,
          "/(?:loaders|policy)\\.ts$",
          "^server/features/recipes/visibility\\.ts$",
        ],
      },
    ),
    forbid(
      "server-covers",
      "Drawings of dishes stand behind the functions of covers.ts and know nothing of recipes.",
      { path: "^server/(?!covers/)", pathNot: TESTS },
      { path: "^server/covers/", pathNot: "^server/covers/covers\\.ts$" },
    ),
    forbid(
      "server-base",
      "What features stand on knows no feature; the database knows their entities, and checks and exports the rule of who sees a recipe.",
      {
        path: "^server/",
        pathNot: [TESTS, TESTING, "^server/(features|conventions)/", ...ABOVE_FEATURES],
      },
      {
        path: [...ABOVE_FEATURES, "^server/features/"],
        pathNot: [`${SCHEMA_TYPE}(?<!${NOT_TYPES})`, "^server/features/recipes/visibility\\.ts$"],
      },
    ),
    forbid(
      "server-rest",
      "REST knows how to run operations of the schema, how exported recipes are packed, ids, files, archives, permissions, the demo password, headers of refusals, errors and the product's name only: that proves that it runs the same resolvers.",
      { path: "^server/rest/", pathNot: TESTS },
      {
        pathNot: [
          "^server/rest/",
          "^server/(graphql/(context|describePermission|execute|isRefused|throws|validate)|exports/(fileNames|packRecipes|ExportedRecipe)|lib/(allowMethods|parseId|describeLimits|zip|UploadedFile|requestDetails)|database/demo/demoPassword|http/retryHeaders|errors|brand)\\.ts$",
          "^shared/",
          "node_modules/(@types/)?(express|graphql)(/|-)",
          "^@graphql-typed-document-node/core$",
        ],
        dependencyTypesNot: ["core"],
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
