import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const { displayName } = JSON.parse(readFileSync("package.json", "utf8")) as { displayName: string };
const server = `http://127.0.0.1:${process.env["PORT"] ?? 4000}`;

const packages = (...names: string[]) =>
  new RegExp(`node_modules[\\\\/](${names.join("|")})[\\\\/]`);

/** The screens that people open first. */
const PUBLIC = /[\\/]pages[\\/](Home|Recipe|Recipes)Page\.tsx$/;

/** What every page begins with. */
const PROGRAM = /[\\/]client[\\/]main\.tsx$/;

/** What the bundler knows of modules. */
interface Modules {
  getModuleInfo(id: string): {
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
}

/** The program or the pages that need a module from the start, by what imports it. */
function neededBy(id: string, modules: Modules): Set<string> {
  const all = new Set<string>();
  const seen = new Set([id]);
  // It grows while it is walked.
  for (const each of seen) {
    const module = modules.getModuleInfo(each);
    if (PROGRAM.test(each)) all.add(each);
    if (module?.dynamicImporters.length) all.add(each);
    for (const importer of module?.importers ?? []) seen.add(importer);
  }
  return all;
}

const ofProgram = (needs: string[]) => needs.some((need) => PROGRAM.test(need));
const ofPublicPages = (needs: string[]) =>
  needs.length > 1 && needs.some((need) => PUBLIC.test(need));

/** A file for the modules that are needed in some way, the more important ways first. */
const shared = (name: string, priority: number, are: (needs: string[]) => boolean) => ({
  name: (id: string, modules: Modules) =>
    !PROGRAM.test(id) && are([...neededBy(id, modules)]) ? name : null,
  debugName: name,
  priority,
});

/**
 * A file costs a phone more than its bytes, so that what is fetched together stands in one: packages
 * that change seldom, what every page needs, what the public pages share. The rest goes by page.
 */
const groups = [
  {
    name: "react",
    test: packages("react", "react-dom", "scheduler", "react-router", "react-router-dom"),
    priority: 3,
  },
  { name: "apollo", test: packages("@apollo", "graphql", "rxjs", "optimism", "@wry"), priority: 3 },
  shared("shell", 2, ofProgram),
  shared("recipes", 1, ofPublicPages),
];

const forBrowsers = {
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    target: "es2022",
    // Which files hold the code of which page.
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
};

/** What draws pages on the server: everything in it but the one package that both must share. */
const renderer = {
  publicDir: false as const,
  build: {
    outDir: "../dist/renderer",
    emptyOutDir: true,
    target: "node20",
    rolldownOptions: { output: { format: "cjs" as const, entryFileNames: "[name].js" } },
  },
  ssr: { noExternal: true as const, external: ["graphql"] },
};

export default defineConfig(({ isSsrBuild }) => ({
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
    },
  },
}));
