import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const { displayName } = JSON.parse(readFileSync("package.json", "utf8")) as { displayName: string };
const server = `http://127.0.0.1:${process.env["PORT"] ?? 4000}`;

/** Packages that change seldom travel apart from our own code, and stay in the browser's cache. */
const groups = [
  {
    name: "react",
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
  },
  { name: "apollo", test: /node_modules[\\/](@apollo|graphql|rxjs|optimism|@wry)[\\/]/ },
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
