import type { Server } from "node:http";
import type { DataSource } from "typeorm";
import type { Services } from "../../services";
import { getSiteUrl } from "../../config/getSiteUrl";
import { makeMailer } from "./makeMailer";
import { MailWorker } from "./MailWorker";

/**
 * Sends mail as soon as a server listens: without `PUBLIC_URL`, links lead to where it does. What a
 * request calls itself (`Host`) never gets into a mail.
 *
 * @returns what stops it
 */
export function startMail(db: DataSource, services: Services, server: Server): () => Promise<void> {
  const { config, log } = services;
  const mailer = makeMailer(config);
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
