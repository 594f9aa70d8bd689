import { readFileSync } from "node:fs";

const { displayName } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

/**
 * Projects of the unit tests. They run in Node; tests that need a browser are in e2e/. The projects compile
 * in the same way: ts-jest, file by file (`isolatedModules` in tsconfig.json), which also writes the metadata
 * that decorators need.
 */

/** Packages without CommonJS, which Jest cannot require on all versions of Node. */
const ES_MODULES = "(?:openid-client|oauth4webapi|jose)/";

const project = (name, { tsconfig = "tsconfig.json", ...more } = {}) => ({
  displayName: name,
  // The project's folder, independent of the system's temporary directory.
  cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  testMatch: [`<rootDir>/${name}/**/*.test.ts`],
  transform: {
    "\\.tsx?$": ["ts-jest", { tsconfig: `<rootDir>/${tsconfig}` }],
    [`${ES_MODULES}.+\\.m?js$`]: ["ts-jest", { tsconfig: { allowJs: true, module: "node20" } }],
  },
  transformIgnorePatterns: [`node_modules/(?!${ES_MODULES})`],
  fakeTimers: { doNotFake: ["nextTick", "queueMicrotask", "setImmediate", "performance"] },
  // The build contains copies of the sources.
  modulePathIgnorePatterns: ["<rootDir>/dist/"],
  ...more,
});

export default {
  // Each takes up to 1 GB.
  maxWorkers: 2,
  // Timers that a test file leaves behind keep its modules in memory.
  workerIdleMemoryLimit: "512MB",
  // Generous: a busy machine is no failure.
  testTimeout: 90_000,
  projects: [
    project("server", {
      // The benchmark's data fits the server's tables.
      testMatch: ["<rootDir>/server/**/*.test.ts", "<rootDir>/bench/**/*.test.ts"],
      setupFiles: ["<rootDir>/server/testing/setup.ts"],
      globalSetup: "<rootDir>/server/testing/globalSetup.ts",
      globalTeardown: "<rootDir>/server/testing/globalTeardown.ts",
    }),
    // Constants that the build writes into the client.
    project("client", {
      tsconfig: "client/tsconfig.json",
      globals: { __BRAND__: displayName },
      setupFiles: ["<rootDir>/tools/jest/screenMessages.ts"],
      moduleNameMapper: { "\\.css$": "<rootDir>/tools/jest/stylesInTests.cjs" },
    }),
    project("shared"),
    project("tools"),
  ],
};
