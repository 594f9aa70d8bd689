import { join } from "node:path";
import type { Config } from "../../config/config";
import { folderMailer } from "./folderMailer";
import type { Mailer } from "./Mailer";
import { smtpMailer } from "./smtpMailer";

/** Returns the directory for mail if there is an embedded database and no mail server. */
export const mailFolder = (config: Config): string | null =>
  config.embedded && !config.smtpUrl ? join(config.dataDir, "mail") : null;

/** Makes the mailer of this server; null if it cannot send mail. */
export function makeMailer(config: Config): Mailer | null {
  if (config.smtpUrl) return smtpMailer(config.smtpUrl, config.mailFrom);
  const folder = mailFolder(config);
  return folder ? folderMailer(folder, config.mailFrom) : null;
}
