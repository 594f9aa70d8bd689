import { AsyncResource } from "node:async_hooks";
import type { DataSource } from "typeorm";
import { composeAccountDeleted } from "../../features/account/composeAccountDeleted";
import { composeWelcome } from "../../features/auth/confirmation/composeWelcome";
import { composePasswordReset } from "../../features/auth/password/reset/composePasswordReset";
import { composeNotice } from "../../features/notices/composeNotice";
import type { MailLinks } from "../../features/notices/makeMailLinks";
import { NoticeKind } from "../../features/notices/NoticeKind";
import { noticeComposers } from "../../features/outbox/accountNotices";
import type { MailKind, MailToCompose } from "../../features/outbox/QueuedMail";
import { composeContributorAnswer } from "../../features/users/composeContributorAnswer";
import { composeContributorRequest } from "../../features/users/composeContributorRequest";
import { runInBackground } from "../../lib/tracing";
import type { MailSite } from "../../lib/layoutMail";
import type { Services } from "../../services";
import type { Mail, Mailer } from "./Mailer";
import { planNextTry } from "./planNextTry";
import { postponeMail, type ClaimedMail, claimMail, deleteMail, tidyOutbox } from "./outbox";

/** The interval at which a worker polls the outbox for mail that other processes queued or postponed. */
const POLL_MS = 5_000;
/** The maximum time of sending one mail. */
const SEND_TIMEOUT_MS = 15_000;
/** The time that a stopping server waits for the mail that is being sent. */
const STOP_MS = 3_000;

/** Composes the mail of a kind when it is sent; null if it must no longer be sent. */
export const composers: Record<
  MailKind,
  (
    db: DataSource,
    mail: MailToCompose,
    site: MailSite,
    links: Pick<MailLinks, "seal">,
  ) => Promise<Mail | null>
> = {
  "account-deleted": composeAccountDeleted,
  "confirm-email": composeWelcome,
  "contributor-request": composeContributorRequest,
  welcome: composeWelcome,
  [NoticeKind.NEW_REVIEW]: composeNotice,
  [NoticeKind.SUGGESTION]: composeNotice,
  [NoticeKind.SUGGESTION_ANSWER]: composeNotice,
  [NoticeKind.REPLY]: composeNotice,
  "password-reset": composePasswordReset,
  "contributor-answer": composeContributorAnswer,
  ...noticeComposers,
};

/**
 * Sends queued mail, immediately if this process queued it. Several processes may do so on one
 * database, because each claims different mails.
 */
export class MailWorker {
  private readonly timer = setInterval(() => this.poll(), POLL_MS);
  private round: Promise<void> | null = null;
  private isPollRequested = false;
  private isStopping = false;
  private abortSending = () => {};

  /**
   * @param mailer null to leave mail in the queue
   * @param base the address that links begin with
   */
  constructor(
    private readonly db: DataSource,
    private readonly services: Pick<Services, "log" | "mailLinks" | "outbox" | "siteSettings">,
    private readonly mailer: Mailer | null,
    private readonly base: string,
  ) {
    services.outbox.on("queued", this.poll);
    this.poll();
  }

  /** Waits a moment for the mail that is being sent; the rest is sent after the next start. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    this.services.outbox.off("queued", this.poll);
    const timer = setTimeout(() => this.abortSending(), STOP_MS);
    await this.round;
    clearTimeout(timer);
  }

  /**
   * Starts to drain the queue, or makes the running round poll once more. It is bound to the worker's async context,
   * because it does not belong to the request that queued the mail.
   */
  private readonly poll = AsyncResource.bind(() => {
    this.isPollRequested = true;
    this.round ??= this.drain().finally(() => (this.round = null));
  });

  private async drain(): Promise<void> {
    try {
      while (this.isPollRequested && !this.isStopping) {
        this.isPollRequested = false;
        await this.sendAll();
      }
    } catch (error) {
      this.services.log.warn({ reason: (error as Error).message }, "reading the outbox failed");
    }
  }

  private async sendAll(): Promise<void> {
    const { db, mailer } = this;
    const mails = await tidyOutbox(db);
    if (mails)
      this.services.log.warn({ mails }, "discarded mail that could not be sent within a day");
    if (!mailer) return;
    for (let canContinue = true; canContinue && !this.isStopping;) {
      const claimedMail = await claimMail(db);
      canContinue =
        claimedMail !== null &&
        (await runInBackground(`send mail ${claimedMail.kind}`, () =>
          this.send(mailer, claimedMail),
        ));
    }
  }

  /** Returns true if the next mail can be sent. */
  private async send(mailer: Mailer, claimedMail: ClaimedMail): Promise<boolean> {
    const { mailId, kind, attempts } = claimedMail;
    const { mailLinks, siteSettings } = this.services;
    const locale = claimedMail.locale ?? siteSettings.values.defaultLocale;
    const site = { name: siteSettings.siteName, url: this.base };
    const mail = await composers[kind](this.db, { ...claimedMail, locale }, site, mailLinks);
    try {
      if (mail) await this.withTimeLimit((signal) => mailer.send(mail, signal));
    } catch (error) {
      const { after, isServerAway, logDetails } = planNextTry(error, attempts);
      this.services.log.warn({ mailId, kind, attempts, ...logDetails }, "sending mail failed");
      await (after === null ? deleteMail(this.db, mailId) : postponeMail(this.db, mailId, after));
      return !isServerAway;
    }
    await deleteMail(this.db, mailId);
    return true;
  }

  private async withTimeLimit(work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    const sending = new AbortController();
    this.abortSending = () => sending.abort();
    const timer = setTimeout(this.abortSending, SEND_TIMEOUT_MS);
    await work(sending.signal).finally(() => clearTimeout(timer));
  }
}
