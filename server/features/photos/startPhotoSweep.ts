import type { Server } from "node:http";
import type { DataSource } from "typeorm";
import type { Services } from "../../services";
import { sweepPhotos } from "./sweepPhotos";

/** How often each process looks for unused photos. */
const ROUND_MS = 15 * 60 * 1000;

/**
 * Sweeps up photos without a recipe, from when a server listens on.
 *
 * @returns what stops it, once the photos at hand are gone
 */
export function startPhotoSweep(
  db: DataSource,
  services: Pick<Services, "photos" | "log">,
  server: Server,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const stopping = new AbortController();

  async function sweep(): Promise<void> {
    try {
      while (!stopping.signal.aborted && (await sweepPhotos(db, services)));
    } catch (error) {
      services.log.warn({ reason: (error as Error).message }, "deleting unused photos failed");
    }
  }

  const start = () => {
    round = round.then(sweep);
  };
  server.once("listening", () => {
    timer = setInterval(start, ROUND_MS);
    start();
  });
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await round;
  };
}
