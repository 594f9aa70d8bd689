import { PassThrough } from "node:stream";
import type { Response } from "express";
import type { Page } from "./makePage";
import type { RenderedPage } from "./Renderer";

interface Fallbacks {
  /** Called with rendering errors. */
  failed(error: unknown): void;
  /** Responds if nothing could be rendered. */
  instead(): void;
}

/** Streams a page while it is rendered; resolves when everything has been sent. */
export const streamPage = (
  response: Response,
  { before, after }: Page,
  drawing: RenderedPage,
  { failed, instead }: Fallbacks,
): Promise<void> =>
  new Promise((resolve) => {
    const stream = drawing.render({
      onShellReady() {
        const screen = new PassThrough();
        screen.on("end", () => response.end(after));
        response.write(before);
        screen.pipe(response, { end: false });
        stream.pipe(screen);
      },
      onShellError: instead,
      onError: failed,
    });
    response.on("close", () => {
      // Nobody waits for the rest.
      if (!response.writableEnded) stream.abort();
      resolve();
    });
  });
