import { Argument, Command } from "commander";
import { readConfig } from "../config/config";
import { CurrentSettings } from "../features/siteSettings/CurrentSettings";
import { layoutMail } from "../lib/layoutMail";
import { makeMailer } from "../jobs/mail/makeMailer";
import { CommandError } from "./CommandError";
import { printLine } from "./terminal";

/** A time that exceeds the limits of a connection to a mail server together. */
const TIMEOUT_MS = 30_000;

export const mailCommand = (): Command =>
  new Command("mail")
    .description("Check the mail server")
    .addCommand(
      new Command("test")
        .description("Send a test mail, as the server sends its mail")
        .addArgument(new Argument("<email>", "who receives it"))
        .addHelpText("after", "\nExample:\n  potluck mail test cook@example.org")
        .action(sendTestMail),
    );

async function sendTestMail(to: string): Promise<void> {
  const config = readConfig();
  const siteSettings = new CurrentSettings(config.fixedSettings);
  const site = siteSettings.siteName;
  const mailer = makeMailer(config, siteSettings);
  if (!mailer) throw new CommandError("No mail server is configured: set SMTP_URL.");
  const mail = layoutMail({
    locale: "en",
    site,
    subject: `Test mail from ${site}`,
    greeting: "Hello,",
    paragraphs: [`this is a test: ${site} can send mail, whose links begin with this address:`],
    link: { label: `Open ${site}`, url: config.publicUrl ?? `http://localhost:${config.port}` },
    reason: `You receive this because the operator of ${site} has requested a test mail.`,
  });
  await mailer.send({ to, ...mail }, AbortSignal.timeout(TIMEOUT_MS));
  printLine(`Sent a test mail to ${to}.`);
}
