import { join } from "node:path";
import type { Config } from "../../config/config";
import { getSender } from "../../config/getSender";
import type { CurrentSettings } from "../../features/siteSettings/CurrentSettings";
import { folderMailer } from "./folderMailer";
import type { Mailer } from "./Mailer";
import { smtpMailer } from "./smtpMailer";

/** Returns the directory for mail if there is an embedded database and no mail server. */
export const mailFolder = (config: Config): string | null =>
  config.embedded && !config.smtpUrl ? join(config.dataDir, "mail") : null;

/** Makes the mailer of this server; null if it cannot send mail. */
export function makeMailer(
  config: Config,
  siteSettings: Pick<CurrentSettings, "siteName">,
): Mailer | null {
  const findSender = () => getSender(config, siteSettings.siteName);
  if (config.smtpUrl) return smtpMailer(config.smtpUrl, findSender);
  const folder = mailFolder(config);
  return folder ? folderMailer(folder, findSender) : null;
}
