import { AsyncLocalStorage } from "node:async_hooks";
import { createRequire } from "node:module";
import { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import { type FormattedExecutionResult, print } from "graphql";
import { defaultSettings } from "../../shared/settings";
import type { RendererModule, RenderRequest } from "../pages/rendering/Renderer";

// A separate process with --expose-gc: `measureRenderer RENDERER SERVER PATH PAGES`. It renders a page repeatedly,
// and prints the number of bytes that the pages have left in memory.

const [rendererFile, server, path, pages] = process.argv.slice(2);
const { makeRenderer } = createRequire(__filename)(rendererFile!) as RendererModule;
const render = makeRenderer(() => new AsyncLocalStorage());

/** The server's responses by request; each page gets a separate copy. */
const answers = new Map<string, Promise<string>>();
const ask: RenderRequest["ask"] = async (document, variables) => {
  const body = JSON.stringify({ query: print(document), variables });
  const headers = { "Content-Type": "application/json" };
  const answer =
    answers.get(body) ??
    fetch(`${server}/graphql`, { method: "POST", headers, body }).then((response) =>
      response.text(),
    );
  answers.set(body, answer);
  return JSON.parse(await answer) as FormattedExecutionResult;
};

async function renderPage(): Promise<void> {
  const url = `http://localhost${path}`;
  const settings = defaultSettings;
  const drawing = await render({ url, locale: "en", nonce: "", settings, isForViewer: false, ask });
  if (!drawing) throw new Error(`${path} was refused`);
  const page = new Writable({ write: (_part, _encoding, done) => done() });
  const stream = drawing.render({
    onShellReady: () => void stream.pipe(page),
    onShellError: () => page.destroy(new Error(`${path} cannot be drawn`)),
    onError: (error) => page.destroy(error as Error),
  });
  await finished(page);
}

/**
 * Returns the bytes in use after two collections: the second one collects objects that the first
 * one has finalized.
 */
async function liveHeap(): Promise<number> {
  // The pause lets pending disposals complete.
  await setTimeout(300);
  gc!();
  return process.memoryUsage().heapUsed;
}

async function measure(): Promise<void> {
  // The loop loads everything that is cached.
  for (let i = 0; i < 5; i++) await renderPage();
  const heapBefore = await liveHeap();
  for (let i = 0; i < Number(pages); i++) await renderPage();
  process.stdout.write(`${(await liveHeap()) - heapBefore}`);
  process.exit();
}

void measure();
