import { PassThrough } from "node:stream";
import type { Response } from "express";
import type { Page } from "./makePage";
import type { RenderedPage } from "./Renderer";

/** After so long, the browser renders what is missing. */
const LONGEST_RENDERING_MS = 10_000;

interface Fallbacks {
  /** Called with rendering errors. */
  failed(error: unknown): void;
  /** Responds if nothing could be rendered. */
  instead(): void;
}

/**
 * Streams a page while it is rendered, which goes on if the client has gone: others may wait for the page.
 * @returns the HTML when everything has been rendered; null if a part could not be
 */
export const streamPage = (
  response: Response,
  { before, after }: Page,
  drawing: RenderedPage,
  { failed, instead }: Fallbacks,
): Promise<string | null> =>
  new Promise((resolve) => {
    let isWhole = true;
    const html: string[] = [];
    const write = (text: string) => {
      html.push(text);
      // Whether the client keeps up does not matter: a page is small.
      response.write(text);
    };
    const end = () => {
      clearTimeout(timer);
      write(after);
      response.end();
      resolve(isWhole ? html.join("") : null);
    };
    const stream = drawing.render({
      onShellReady() {
        const screen = new PassThrough().setEncoding("utf8");
        write(before);
        screen.on("data", write).on("end", end);
        stream.pipe(screen);
      },
      onShellError() {
        clearTimeout(timer);
        instead();
        resolve(null);
      },
      onError(error) {
        isWhole = false;
        failed(error);
      },
    });
    const timer = setTimeout(() => stream.abort(), LONGEST_RENDERING_MS);
  });
