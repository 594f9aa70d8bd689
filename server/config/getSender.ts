import type { Config } from "./config";

/** The sender of mails: an address after a name, or as an operator wrote it. */
export type Sender = string | { name: string; address: string };

/** Returns the sender of mails, which has the site's name unless `MAIL_FROM` is set. */
export const getSender = (
  { mailFrom, mailAddress }: Pick<Config, "mailFrom" | "mailAddress">,
  siteName: string,
): Sender => mailFrom ?? { name: siteName, address: mailAddress };

export const formatSender = (sender: Sender): string =>
  typeof sender === "string" ? sender : `${sender.name} <${sender.address}>`;
