import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { webManifest } from "./client/webManifest";
import { type Locale, locales } from "./shared/locales";
import { type BuiltFiles, precachedFiles } from "./tools/precachedFiles";

const { displayName } = JSON.parse(readFileSync("package.json", "utf8")) as { displayName: string };
const server = `http://127.0.0.1:${process.env["PORT"] ?? 4000}`;

/** Packages that change rarely: a new version of our code leaves them in the browser's cache. */
const PACKAGES =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@apollo|graphql|rxjs|optimism|@wry)[\\/]/;

/** The code that sends requests: 6 kB that hydration does not need. */
const AFTERWARDS =
  /@apollo[\\/]client[\\/](?:link[\\/](?!core|utils)|react[\\/]hooks[\\/]useQuery)/;

/** The screens that are often opened first. */
const PUBLIC = /[\\/]pages[\\/](Home|Recipe|Recipes)Page\.tsx$/;

/** The entries of packages, which import the whole package and so reveal no real use. */
const INDEX = /node_modules[\\/].*[\\/](?:index|lucide-react)\.m?js$/;

/** Groups the modules that at least two public pages import: one file instead of 20. */
function groupShared(
  id: string,
  modules: { getModuleInfo(id: string): { importers: readonly string[] } | null },
): string | null {
  const importers = new Set([id]);
  // The set grows during the iteration.
  for (const each of importers) {
    const more = modules.getModuleInfo(each)?.importers ?? [];
    for (const importer of more) if (!INDEX.test(importer)) importers.add(importer);
  }
  return [...importers].filter((each) => PUBLIC.test(each)).length > 1 ? "shared" : null;
}

/** A file costs a slow phone more than its bytes, so modules fetched together share one. */
const groups = [
  {
    name: "packages",
    test: (id: string) => PACKAGES.test(id) && !AFTERWARDS.test(id),
    priority: 2,
  },
  // The start of every page.
  { name: "shell", tags: ["$initial" as const], priority: 1 },
  { name: groupShared, debugName: "shared" },
];

/** Files that run mostly at once: browsers with support for the hint compile all of them ahead. */
const RUN_AT_ONCE = /^(packages|shell|shared)$/;
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad";

const forBrowsers = {
  // RxJS then uses native classes instead of helpers for old browsers.
  resolve: { conditions: ["es2015", ...defaultClientConditions] },
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    target: "es2022",
    // Maps the pages to the files with their code.
    manifest: true,
    assetsInlineLimit: 0,
    // Browsers that lack preloading of modules load them a little later instead.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        postBanner: ({ name }: { name: string }) => (RUN_AT_ONCE.test(name) ? COMPILE_AHEAD : ""),
      },
    },
  },
};

/** The manifest in each language; the server sends one of them. */
const webManifests = {
  name: "web-manifests",
  generateBundle(this: { emitFile(file: object): void }) {
    for (const locale of Object.keys(locales) as Locale[]) {
      const source = JSON.stringify(webManifest(displayName, locale));
      this.emitFile({ type: "asset", fileName: `manifest.${locale}.webmanifest`, source });
    }
  },
};

/** The service worker, with its list of precached files. */
const serviceWorker = VitePWA({
  strategies: "injectManifest",
  srcDir: "serviceWorker",
  filename: "serviceWorker.ts",
  // The client registers the worker itself once it is idle, and links to the manifest.
  injectRegister: false,
  manifest: false,
  injectManifest: {
    globPatterns: ["assets/*"],
    maximumFileSizeToCacheInBytes: 1024 * 1024,
    // Their names contain their hashes.
    dontCacheBustURLsMatching: /^assets\//,
    rollupFormat: "iife",
    manifestTransforms: [
      (entries) => {
        const built = readFileSync("dist/client/.vite/manifest.json", "utf8");
        const files = precachedFiles(JSON.parse(built) as BuiltFiles);
        const hash = createHash("sha256").update(readFileSync("dist/client/index.html"));
        // The offline page; the server sends it with its headers.
        const shell = { url: "/offline", revision: hash.digest("hex").slice(0, 16), size: 0 };
        return { manifest: [...entries.filter(({ url }) => files.has(url)), shell] };
      },
    ],
  },
});

/** The server's renderer: it bundles all packages but the one that both must share. */
const renderer = {
  publicDir: false as const,
  build: {
    outDir: "../dist/renderer",
    emptyOutDir: true,
    target: "node20",
    rolldownOptions: { output: { format: "cjs" as const, entryFileNames: "[name].js" } },
  },
  resolve: { alias: { async_hooks: resolve("client/reactStorage.ts") } },
  ssr: { noExternal: true as const, external: ["graphql"] },
};

/** The operator's settings in the pages of Vite's development server, like those of our server. */
const { DEFAULT_LOCALE, PASSWORD_MIN_LENGTH, SITE_NAME, WELCOME_TEXT } = process.env;
const settings = JSON.stringify({
  ...(PASSWORD_MIN_LENGTH && { passwordMinLength: Number(PASSWORD_MIN_LENGTH) }),
  ...(SITE_NAME && { siteName: SITE_NAME }),
  ...(WELCOME_TEXT && { welcomeText: WELCOME_TEXT }),
  ...(DEFAULT_LOCALE && { defaultLocale: DEFAULT_LOCALE }),
}).replaceAll('"', "&quot;");

export default defineConfig(({ command, isSsrBuild }) => ({
  root: "client",
  define: {
    __BRAND__: JSON.stringify(displayName),
    ...(isSsrBuild && { "process.env.NODE_ENV": '"production"' }),
  },
  plugins: [
    react(),
    {
      name: "brand",
      transformIndexHtml: (html) => html.replaceAll("%BRAND%", displayName),
    },
    command === "build" && !isSsrBuild && [webManifests, serviceWorker],
    command === "serve" && {
      name: "settings",
      transformIndexHtml: (html) => html.replace("%SETTINGS%", settings),
    },
  ],
  ...(isSsrBuild ? renderer : forBrowsers),
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    proxy: {
      "/graphql": server,
      "/playground": server,
      "/api": server,
      "/covers": server,
      "/photos": server,
      "/healthz": server,
      "/manifest.webmanifest": server,
    },
  },
}));
