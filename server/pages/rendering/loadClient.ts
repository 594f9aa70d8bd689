import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { projectFolder } from "../../brand";
import { withStorage } from "./withStorage";
import type { Renderer, RendererModule } from "./Renderer";
import type { Styles } from "./makePage";
import { ownProperty } from "../../../shared/ownProperty";

/** The styles and scripts of a page. */
interface PageFiles {
  styles: Styles;
  /** The addresses of the page's own scripts, without those of all pages. */
  scripts: readonly string[];
}

/** The built client. */
export interface Client extends Omit<RendererModule, "makeRenderer"> {
  /** The HTML at the beginning of every page. */
  template: string;
  /** The folder of the client's files. */
  folder: string;
  /** Finds the styles and code of a page, by files of the client's sources. */
  findFiles(modules: readonly string[]): PageFiles;
  /** Renders pages; null if every page is rendered by the browser. */
  renderer: Renderer | null;
}

/** A file of the build, as Vite lists it. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const BUILD_FOLDER = join(projectFolder, "dist/client");
const RENDERER_FILE = join(projectFolder, "dist/renderer/renderPage.js");

/** The page that is shown if only the server is being developed. */
const NOT_BUILT =
  "<!doctype html><title>Not built</title><p>The client is not built: run npm run build, or use npm run dev.</p>";

/** A client without pages, for servers that respond to other requests. */
export const noClient: Client = {
  template: NOT_BUILT,
  folder: BUILD_FOLDER,
  findFiles: () => ({ styles: { text: "", addresses: [] }, scripts: [] }),
  readScreenStatus: () => 200,
  isCanonicalPage: () => false,
  renderer: null,
};

/** Loads the client of the last build. */
export function loadClient(): Client {
  const template = join(BUILD_FOLDER, "index.html");
  if (!existsSync(template)) return noClient;
  const manifest = JSON.parse(
    readFileSync(join(BUILD_FOLDER, ".vite/manifest.json"), "utf8"),
  ) as Record<string, Chunk>;
  return {
    template: readFileSync(template, "utf8"),
    folder: BUILD_FOLDER,
    findFiles: memoizeFiles((modules) => collectFiles(manifest, modules)),
    ...loadRenderer(),
  };
}

/** Adds a chunk and all its imports. */
function addImports(manifest: Record<string, Chunk>, name: string, chunkNames: Set<string>): void {
  const chunk = ownProperty(manifest, name);
  if (!chunk || chunkNames.has(name)) return;
  chunkNames.add(name);
  for (const importName of chunk.imports ?? []) addImports(manifest, importName, chunkNames);
}

/** Collects all chunks that source files need, each before its imports. */
function collectChunks(manifest: Record<string, Chunk>, names: readonly string[]): Chunk[] {
  const chunkNames = new Set<string>();
  for (const name of names) addImports(manifest, name, chunkNames);
  return [...chunkNames].map((name) => ownProperty(manifest, name)!);
}

/** Caches files by modules. There are as many combinations as kinds of pages. */
function memoizeFiles(find: Client["findFiles"]): Client["findFiles"] {
  const filesByKey = new Map<string, PageFiles>();
  return (modules) => {
    const key = modules.join(" ");
    const files = filesByKey.get(key) ?? find(modules);
    filesByKey.set(key, files);
    return files;
  };
}

function collectFiles(manifest: Record<string, Chunk>, modules: readonly string[]): PageFiles {
  const program = collectChunks(manifest, ["index.html"]);
  const styleFiles = collectChunks(manifest, ["index.html", ...modules]).flatMap(
    ({ css = [] }) => css,
  );
  return {
    styles: {
      text: styleFiles.map((file) => readFileSync(join(BUILD_FOLDER, file), "utf8")).join(""),
      addresses: styleFiles.map((file) => `/${file}`),
    },
    // The scripts, each after those that it imports.
    scripts: collectChunks(manifest, modules)
      .filter((chunk) => !program.includes(chunk))
      .map(({ file }) => `/${file}`)
      .reverse(),
  };
}

function loadRenderer(): Pick<Client, "renderer" | Exclude<keyof RendererModule, "makeRenderer">> {
  const { makeRenderer, ...module } = createRequire(__filename)(RENDERER_FILE) as RendererModule;
  return { ...module, renderer: withStorage(makeRenderer) };
}
