import { PassThrough } from "node:stream";
import type { Response } from "express";
import type { Page } from "./makePage";
import type { Drawing } from "./Renderer";

interface Otherwise {
  /** Told what could not be drawn. */
  failed(error: unknown): void;
  /** Answers when nothing could be drawn. */
  instead(): void;
}

/** Sends a page while its screen is being drawn, and answers when all has been sent. */
export const drawPage = (
  response: Response,
  { before, after }: Page,
  drawing: Drawing,
  { failed, instead }: Otherwise,
): Promise<void> =>
  new Promise((resolve) => {
    const stream = drawing.draw({
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
