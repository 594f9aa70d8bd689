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

/** The screens that people open first. */
const PUBLIC = /[\\/]pages[\\/](Home|Recipe|Recipes)Page\.tsx$/;

/** What every page begins with. */
const PROGRAM = /[\\/]client[\\/](index\.html|main\.tsx)$/;

/** What starts a page's query, and its document: one is nothing without the other. */
const LOADING = /[\\/]pages[\\/](\w+)\.(?:loader|generated)\.ts$/;

/** What hands on all of a library: it needs everything, and tells nothing of who needs what. */
const INDEX = /node_modules[\\/].*[\\/]index\.m?js$/;

/** What the bundler knows of modules. */
interface Modules {
  getModuleInfo(id: string): {
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
}

/** Which files a module's importers are fetched with: pages, and what pages open. */
function screensOf(id: string, modules: Modules): string[] {
  const screens: string[] = [];
  const seen = new Set([id]);
  // It grows while it is walked.
  for (const each of seen) {
    const module = modules.getModuleInfo(each);
    if (module?.dynamicImporters.length) screens.push(each);
    for (const importer of module?.importers ?? []) if (!INDEX.test(importer)) seen.add(importer);
  }
  return screens;
}

/** The file of what each of the public pages shares with screens that are not. */
const ownFiles: Readonly<Record<string, string>> = {
  Home: "home",
  Recipes: "list",
  Recipe: "cooking",
};

/**
 * The file of a module that several screens need, a public page among them: what the start page needs, what
 * the list and recipes share, or what one of them shares with other screens.
 */
function sharedFile(id: string, modules: Modules): string | null {
  const screens = screensOf(id, modules);
  const pages = new Set(screens.flatMap((screen) => PUBLIC.exec(screen)?.[1] ?? []));
  if (screens.length < 2) return null;
  if (pages.has("Home") && pages.size > 1) return "recipes";
  if (pages.size > 1) return "cards";
  const [page] = pages;
  return page ? (ownFiles[page] ?? null) : null;
}

const packages = (...names: string[]) =>
  new RegExp(`node_modules[\\\\/](${names.join("|")})[\\\\/]`);

const PACKAGES = packages(
  ...["react", "react-dom", "scheduler", "react-router", "react-router-dom"],
  ...["@apollo", "graphql", "rxjs", "optimism", "@wry"],
);

/** What asks the server, which a rendered page is alive without, and what few parts of pages ask with. */
const AFTERWARDS =
  /@apollo[\\/]client[\\/](?:link[\\/](?!core|utils)|react[\\/]hooks[\\/]useQuery)/;

/** What toasts and the library's fields have in common. */
const TOASTS_AND_FIELDS = /@mantine[\\/].*[\\/](?:CloseButton|random-id)[\\/]/;

/** The library's fields, which the start page and the list have. */
const FIELDS =
  /@mantine[\\/]core[\\/].*[\\/]components[\\/](?:Input|InputBase|TextInput|NativeSelect)[\\/]/;

/**
 * A file costs a phone more than its bytes, so that what is fetched together stands in one: packages
 * that change seldom, what every page needs, what the public pages share. The rest goes by page.
 */
const groups = [
  {
    name: "packages",
    test: (id: string) => PACKAGES.test(id) && !AFTERWARDS.test(id),
    priority: 4,
  },
  {
    name: "shell",
    tags: ["$initial" as const],
    test: (id: string) => !PROGRAM.test(id),
    priority: 3,
  },
  { name: "toastsAndFields", test: TOASTS_AND_FIELDS, priority: 2.6 },
  { name: "fields", test: FIELDS, priority: 2.5 },
  // What more pages need comes first, since a file takes along all that its modules need.
  ...["recipes", "cards", "home", "list", "cooking"].map((name, index) => ({
    name: (id: string, modules: Modules) => (sharedFile(id, modules) === name ? name : null),
    debugName: name,
    priority: 2 - index / 10,
  })),
  {
    name: (id: string) => {
      const loading = LOADING.exec(id)?.[1];
      return loading ? `${loading}.loader` : null;
    },
    debugName: "loaders",
    priority: 0,
    // What a loader needs besides may be needed by another page, too.
    includeDependenciesRecursively: false,
  },
];

/** Files of which a page runs most at once: browsers that know the hint compile all of them ahead. */
const RUN_AT_ONCE = /^(packages|shell|fields|home|recipes|cards|list|cooking)$/;
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad";

const forBrowsers = {
  // RxJS then brings classes as browsers know them, and no helpers for those that do not.
  resolve: { conditions: ["es2015", ...defaultClientConditions] },
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    target: "es2022",
    // Which files hold the code of which page.
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        postBanner: ({ name }: { name: string }) => (RUN_AT_ONCE.test(name) ? COMPILE_AHEAD : ""),
      },
    },
  },
};

/** The manifest in each language, of which the server sends one. */
const webManifests = {
  name: "web-manifests",
  generateBundle(this: { emitFile(file: object): void }) {
    for (const locale of Object.keys(locales) as Locale[]) {
      const source = JSON.stringify(webManifest(displayName, locale));
      this.emitFile({ type: "asset", fileName: `manifest.${locale}.webmanifest`, source });
    }
  },
};

/** The service worker, with the files that it stores when it is installed. */
const serviceWorker = VitePWA({
  strategies: "injectManifest",
  srcDir: "serviceWorker",
  filename: "serviceWorker.ts",
  // The client registers it once it has nothing else to do, and links to the manifest itself.
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
        // The page that is shown where there is no network; the server sends it with its headers.
        const shell = { url: "/offline", revision: hash.digest("hex").slice(0, 16), size: 0 };
        return { manifest: [...entries.filter(({ url }) => files.has(url)), shell] };
      },
    ],
  },
});

/** What draws pages on the server: everything in it but the one package that both must share. */
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

/** The operator's settings as our server writes them into its pages; Vite serves its own. */
const { DEFAULT_LOCALE, PASSWORD_MIN_LENGTH } = process.env;
const settings = JSON.stringify({
  ...(PASSWORD_MIN_LENGTH && { passwordMinLength: Number(PASSWORD_MIN_LENGTH) }),
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
