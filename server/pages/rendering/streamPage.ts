import { PassThrough } from "node:stream";
import type { Response } from "express";
import type { Page } from "./makePage";
import type { RenderedPage } from "./Renderer";

/** The time after which the browser renders the rest. */
const MAX_RENDERING_MS = 10_000;

interface Fallbacks {
  /** Receives rendering errors. */
  reportError(error: unknown): void;
  /** Responds if nothing could be rendered. */
  sendFallback(): void;
}

/**
 * Streams a page while it is rendered. Rendering continues after the client has left, because others may wait for the
 * page.
 * @returns the HTML when everything has been rendered; null if a part could not be
 */
export const streamPage = (
  response: Response,
  { before, after }: Page,
  renderedPage: RenderedPage,
  { reportError, sendFallback }: Fallbacks,
): Promise<string | null> =>
  new Promise((resolve) => {
    let isComplete = true;
    const html: string[] = [];
    const write = (text: string) => {
      html.push(text);
      // The result is ignored, because a page is too small for backpressure.
      response.write(text);
    };
    const end = () => {
      clearTimeout(timer);
      write(after);
      response.end();
      resolve(isComplete ? html.join("") : null);
    };
    const stream = renderedPage.render({
      onShellReady() {
        const screen = new PassThrough().setEncoding("utf8");
        write(before);
        screen.on("data", write).on("end", end);
        stream.pipe(screen);
      },
      onShellError() {
        clearTimeout(timer);
        sendFallback();
        resolve(null);
      },
      onError(error) {
        isComplete = false;
        reportError(error);
      },
    });
    const timer = setTimeout(() => stream.abort(), MAX_RENDERING_MS);
  });
