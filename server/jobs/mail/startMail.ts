import type { Server } from "node:http";
import type { DataSource } from "typeorm";
import type { Services } from "../../services";
import { getSiteUrl } from "../../config/getSiteUrl";
import { MailWorker } from "./MailWorker";

/**
 * Starts sending mail when the server listens: without `PUBLIC_URL`, links lead to its address. The `Host` header of
 * a request is never used in mail.
 * @returns a function that stops it
 */
export function startMail(db: DataSource, services: Services, server: Server): () => Promise<void> {
  const { config, log, mailer } = services;
  let worker: MailWorker | undefined;
  server.once("listening", () => {
    const base = getSiteUrl(config, server);
    if (!mailer) log.warn("SMTP_URL is not set: queued mail is discarded after one day");
    if (config.smtpUrl && !config.publicUrl) {
      log.warn(`PUBLIC_URL is not set: links in mails start with ${base}`);
    }
    worker = new MailWorker(db, services, mailer, base);
  });
  return async () => worker?.stop();
}
