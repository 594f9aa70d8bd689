import type { Server } from "node:http";
import type { DataSource } from "typeorm";
import { runInBackground } from "../../lib/tracing";
import type { Services } from "../../services";

/** The interval at which a process reads the settings, which admins may change in another process. */
const READ_MS = 2_000;

/**
 * Reads the settings repeatedly once a server listens. An embedded database belongs to one process, which reads its
 * own changes at once.
 * @returns a function that stops reading
 */
export function watchSettings(
  db: DataSource,
  { config, log, siteSettings }: Pick<Services, "config" | "log" | "siteSettings">,
  server: Server,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let reading = Promise.resolve();
  const read = () => {
    reading = runInBackground("read settings", () => siteSettings.read(db)).catch(
      (error: unknown) => log.debug({ err: error }, "reading the settings failed"),
    );
  };
  if (!config.embedded) {
    server.once("listening", () => {
      timer = setInterval(read, READ_MS);
    });
  }
  return async () => {
    clearInterval(timer);
    await reading;
  };
}
