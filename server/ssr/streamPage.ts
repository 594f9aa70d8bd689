import { PassThrough } from "node:stream";
import type { Response } from "express";
import type { Page } from "./makePage";
import type { RenderedPage } from "./Renderer";

interface Fallbacks {
  /** Told what could not be drawn. */
  failed(error: unknown): void;
  /** Answers when nothing could be drawn. */
  instead(): void;
}

/** Sends a page while its screen is being drawn, and answers when all has been sent. */
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
