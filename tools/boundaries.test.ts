import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";

/**
 * A small project: each file with its imports, and the rules that they break. Every rule must be broken here,
 * which proves that it works, and no import breaks another rule.
 */
const FILES: Record<string, Record<string, string | null>> = {
  // An import that is allowed (null), to detect a rule that refuses everything.
  "client/main.tsx": { "client/routes.tsx": null },
  "client/renderPage.tsx": {
    "client/routes.tsx": null,
    "server/pages/rendering/Renderer.ts": null,
    "server/errors.ts": "renderer",
  },
  "server/pages/rendering/Renderer.ts": {},
  "client/routes.tsx": { "client/pages/recipes/RecipePage.tsx": null },
  "client/pages/recipes/RecipePage.tsx": { "client/features/recipes/Card.tsx": null },
  "client/features/recipes/Card.tsx": {
    "client/features/recipes/Title.tsx": null,
    "client/shared/paths.ts": null,
    "client/shared/apollo/client.ts": null,
    "client/shared/hydration/initialState.ts": null,
  },
  "client/shared/hydration/initialState.ts": { "client/shared/paths.ts": null },
  "client/features/recipes/Title.tsx": {},
  "client/shared/paths.ts": { "shared/limits.ts": null },
  "client/shared/apollo/client.ts": {
    "client/shared/paths.ts": null,
    "client/shared/apollo/schema.generated.ts": null,
  },
  "client/shared/apollo/schema.generated.ts": {},
  "shared/limits.ts": { "shared/locales.ts": null },
  "shared/locales.ts": {},
  "shared/limits.test.ts": { "server/errors.ts": null, "node:fs": null },
  "server/main.ts": { "server/app.ts": null, used: null },
  "server/app.ts": { "server/rest/routes.ts": null, "server/apollo/schema.ts": null },
  "server/rest/routes.ts": {
    "server/graphql/context.ts": null,
    "server/graphql/execute.ts": null,
    "server/lib/parseId.ts": null,
    "server/errors.ts": null,
    "server/brand.ts": null,
    "shared/limits.ts": null,
    "node:fs": null,
    express: null,
  },
  "server/apollo/schema.ts": {
    "server/features/users/UserResolver.ts": null,
    "server/apollo/limits.ts": null,
  },
  "server/apollo/limits.ts": {},
  "server/features/users/UserResolver.ts": {
    "server/features/users/User.ts": null,
    "server/features/recipes/Recipe.ts": null,
    "server/features/recipes/loaders.ts": null,
    "server/errors.ts": null,
  },
  "server/features/users/User.ts": { "server/features/recipes/Recipe.ts": null },
  "server/features/users/UserInput.ts": {},
  "server/features/users/password.ts": {},
  "server/features/recipes/Recipe.ts": { "server/features/users/User.ts": null },
  "server/features/recipes/loaders.ts": {},
  "server/features/entities.ts": { "server/features/users/User.ts": null },
  "server/errors.ts": {},
  "server/graphql/context.ts": {},
  "server/graphql/execute.ts": {},
  "server/lib/parseId.ts": {},
  "server/brand.ts": {},
  "server/features/covers/drawing/covers.ts": {
    "server/features/covers/drawing/drawCover.ts": null,
  },
  "server/features/covers/drawing/drawCover.ts": {},
  "server/features/covers/usesDrawing.ts": {
    "server/features/covers/drawing/covers.ts": null,
    "server/features/covers/drawing/drawCover.ts": "server-covers",
  },
  "server/testing/testServer.ts": { "server/app.ts": null, tool: null },
  "server/features/users/users.test.ts": { "server/testing/testServer.ts": null, tool: null },

  // The imports that are forbidden.
  "shared/usesServer.ts": { "server/errors.ts": "shared" },
  "shared/usesClient.ts": { "client/shared/paths.ts": "shared" },
  "shared/usesNode.ts": { "node:fs": "shared" },
  "shared/usesPackage.ts": { used: "shared" },
  "client/features/users/usesServer.ts": { "server/errors.ts": "two-programs" },
  "server/usesClient.ts": { "client/shared/paths.ts": "two-programs" },
  "client/shared/usesFeature.ts": { "client/features/recipes/Card.tsx": "client-shared" },
  "client/features/users/usesFeature.ts": { "client/features/recipes/Card.tsx": "client-features" },
  "client/features/users/usesPage.ts": {
    "client/pages/recipes/RecipePage.tsx": "client-features",
  },
  "client/serviceWorker/usesPaths.ts": { "client/shared/paths.ts": "service-worker" },
  "client/pages/usesLayout.ts": { "client/layout/Layout.tsx": "client-pages" },
  "client/layout/usesPage.ts": { "client/pages/recipes/RecipePage.tsx": "client-pages" },
  "client/layout/Layout.tsx": { "client/features/recipes/Card.tsx": null },
  "client/pages/usesRoutes.ts": { "client/routes.tsx": "client-pages" },
  "server/usesMain.ts": { "server/main.ts": "programs-are-not-imported" },
  "server/features/recipes/usesApp.ts": { "server/app.ts": "server-starters" },
  "server/features/recipes/usesRoute.ts": { "server/rest/routes.ts": "server-features" },
  "server/features/recipes/usesJob.ts": { "server/jobs/sweep.ts": "server-features" },
  "server/jobs/sweep.ts": { "server/features/users/password.ts": null },
  "server/lib/usesDatabase.ts": { "server/database/open.ts": "server-lib" },
  "server/database/open.ts": { "server/lib/parseId.ts": null },
  "server/database/usesEntity.ts": { "server/features/users/User.ts": "server-database" },
  "server/database/usesSchema.ts": { "server/apollo/schema.ts": "server-database" },
  "server/config/usesContext.ts": { "server/graphql/context.ts": "server-config" },
  "server/tracing/usesContext.ts": { "server/graphql/context.ts": "server-tracing" },
  "server/graphql/usesEntity.ts": { "server/features/users/User.ts": "server-graphql" },
  "server/jobs/usesRequest.ts": { "server/http/admit.ts": "server-jobs" },
  "server/http/admit.ts": { "server/jobs/sweep.ts": null },
  "server/http/usesPage.ts": { "server/pages/rendering/Renderer.ts": "server-http" },
  "server/pages/usesRest.ts": { "server/rest/routes.ts": "server-transports" },
  "server/features/recipes/usesResolver.ts": {
    "server/features/users/UserResolver.ts": "server-features",
  },
  "server/features/recipes/usesInput.ts": {
    "server/features/users/UserInput.ts": "server-features",
  },
  "server/features/recipes/usesInside.ts": {
    "server/features/users/password.ts": "server-features",
  },
  "server/rest/usesResolver.ts": { "server/features/users/UserResolver.ts": "server-rest" },
  "server/rest/usesFeature.ts": { "server/features/users/User.ts": "server-rest" },
  "server/rest/usesContext.ts": { "server/features/entities.ts": "server-rest" },
  "server/usesCycle.ts": { "server/usesCycleBack.ts": "no-cycles" },
  // The cycle is reported once, at its first import.
  "server/usesCycleBack.ts": { "server/usesCycle.ts": null },
  "server/conventions/usesTest.ts": {
    "server/features/users/users.test.ts": "tests-are-not-imported",
  },
  "server/usesTesting.ts": { "server/testing/testServer.ts": "testing-is-for-tests" },
  "server/usesTool.ts": { tool: "no-development-packages" },
  "server/usesStranger.ts": { stranger: "declared-packages" },
  "server/usesPasskeys.ts": { "@simplewebauthn/server": "loaded-on-demand" },
  "server/usesNothing.ts": { "server/missing.ts": "found" },
};

const project = resolve(__dirname, "..");
let folder: string;
let reportedViolations: string[];
let rules: string[];

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const importStatement = (from: string, to: string) =>
  /^(server|client|shared)\//.test(to)
    ? `./${relative(dirname(from), to)}`.replace(/\.tsx?$/, "")
    : to;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "boundaries-"));
  const dependencies = { used: "1.0.0", express: "1.0.0", "@simplewebauthn/server": "1.0.0" };
  write("package.json", JSON.stringify({ dependencies, devDependencies: { tool: "1.0.0" } }));
  write("tsconfig.json", JSON.stringify({ compilerOptions: { module: "node20" } }));
  for (const name of [...Object.keys(dependencies), "tool", "stranger"]) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.0.0" }));
    write(`node_modules/${name}/index.js`, "");
  }
  for (const [from, imports] of Object.entries(FILES)) {
    const lines = Object.keys(imports).map((to) => `import "${importStatement(from, to)}";\n`);
    write(from, `${lines.join("")}export {};\n`);
  }
  const program = join(project, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const config = join(project, ".dependency-cruiser.cjs");
  const args = ["--config", config, "--output-type", "json", "server", "client", "shared"];
  const json = execFileSync(process.execPath, [program, ...args], { cwd: folder });
  const report = JSON.parse(json.toString()) as Report;
  const forbidden = report.summary.ruleSetUsed.forbidden;
  rules = forbidden.map(({ name }) => name);
  reportedViolations = report.summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Report {
  summary: {
    violations: { rule: { name: string }; from: string; to: string }[];
    ruleSetUsed: { forbidden: { name: string }[] };
  };
}

const broken = Object.entries(FILES).flatMap(([from, imports]) =>
  Object.entries(imports).flatMap(([to, names]) =>
    (names?.split(" ") ?? []).map((rule) => ({ rule, from, to: importedAs(to) })),
  ),
);

/** Returns the path of an import in dependency-cruiser's output. */
function importedAs(to: string) {
  if (to === "server/missing.ts") return "./missing";
  if (to.startsWith("node:")) return to.slice("node:".length);
  return /^\w+\//.test(to) ? to : `node_modules/${to}/index.js`;
}

test.each(broken)("$rule refuses $from → $to", ({ rule, from, to }) => {
  expect(reportedViolations).toContain(`${rule}: ${from} → ${to}`);
});

test("The rules refuse no import except those listed", () => {
  const expected = broken.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);
  expect([...reportedViolations].sort()).toEqual(expected.sort());
});

test("Every rule refuses at least one import", () => {
  expect(rules.filter((name) => !broken.some(({ rule }) => rule === name))).toEqual([]);
});
