import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { projectFolder } from "../../brand";
import { withStorage } from "./withStorage";
import type { Renderer, RendererModule } from "./Renderer";
import type { Styles } from "./makePage";
import { ownProperty } from "../../../shared/ownProperty";

/** What a page needs. */
interface PageFiles {
  styles: Styles;
  /** The addresses of its code, beside that of all pages. */
  scripts: readonly string[];
}

/** The client as a server hands it out. */
export interface Client extends Omit<RendererModule, "makeRenderer"> {
  /** The page that every address begins with. */
  template: string;
  /** The folder of its files. */
  folder: string;
  /** The styles and code of a page, by files of the client's sources. */
  filesOf(modules: readonly string[]): PageFiles;
  /** Renders pages; null if every page is rendered by the browser. */
  renderer: Renderer | null;
}

/** A file of the build, as Vite lists it. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const BUILT = join(projectFolder, "dist/client");
const RENDERER = join(projectFolder, "dist/renderer/renderPage.js");

/** While only the server is being worked on. */
const NOT_BUILT =
  "<!doctype html><title>Not built</title><p>The client is not built: run npm run build, or use npm run dev.</p>";

/** A client that shows nothing: what answers pages works without the real one. */
export const noClient: Client = {
  template: NOT_BUILT,
  folder: BUILT,
  filesOf: () => ({ styles: { text: "", addresses: [] }, scripts: [] }),
  readScreenStatus: () => 200,
  isCanonicalPage: () => false,
  renderer: null,
};

/** The client as it was built last. */
export function builtClient(): Client {
  const template = join(BUILT, "index.html");
  if (!existsSync(template)) return noClient;
  const manifest = JSON.parse(readFileSync(join(BUILT, ".vite/manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;
  return {
    template: readFileSync(template, "utf8"),
    folder: BUILT,
    filesOf: remembered((modules) => filesOf(manifest, modules)),
    ...loadRenderer(),
  };
}

/** Adds a chunk and all that it needs. */
function neededBy(manifest: Record<string, Chunk>, name: string, found: Set<string>): void {
  const chunk = ownProperty(manifest, name);
  if (!chunk || found.has(name)) return;
  found.add(name);
  for (const each of chunk.imports ?? []) neededBy(manifest, each, found);
}

/** All chunks that files of the sources need, each before those that it imports. */
function allNeededBy(manifest: Record<string, Chunk>, names: readonly string[]): Chunk[] {
  const found = new Set<string>();
  for (const name of names) neededBy(manifest, name, found);
  return [...found].map((name) => ownProperty(manifest, name)!);
}

/** There are as many combinations as kinds of pages. */
function remembered(find: Client["filesOf"]): Client["filesOf"] {
  const known = new Map<string, PageFiles>();
  return (modules) => {
    const key = modules.join(" ");
    const files = known.get(key) ?? find(modules);
    known.set(key, files);
    return files;
  };
}

function filesOf(manifest: Record<string, Chunk>, modules: readonly string[]): PageFiles {
  const program = allNeededBy(manifest, ["index.html"]);
  const styled = allNeededBy(manifest, ["index.html", ...modules]).flatMap(({ css = [] }) => css);
  return {
    styles: {
      text: styled.map((file) => readFileSync(join(BUILT, file), "utf8")).join(""),
      addresses: styled.map((file) => `/${file}`),
    },
    // Each after those that it imports.
    scripts: allNeededBy(manifest, modules)
      .filter((chunk) => !program.includes(chunk))
      .map(({ file }) => `/${file}`)
      .reverse(),
  };
}

function loadRenderer(): Pick<Client, "renderer" | Exclude<keyof RendererModule, "makeRenderer">> {
  const { makeRenderer, ...module } = createRequire(__filename)(RENDERER) as RendererModule;
  return { ...module, renderer: withStorage(makeRenderer) };
}
