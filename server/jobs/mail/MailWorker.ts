import { AsyncResource } from "node:async_hooks";
import type { DataSource } from "typeorm";
import { composePasswordReset } from "../../features/auth/password/reset/composePasswordReset";
import { noticeComposers } from "../../features/outbox/accountNotices";
import type { MailKind } from "../../features/outbox/QueuedMail";
import { composeContributorAnswer } from "../../features/users/composeContributorAnswer";
import { inBackground } from "../../lib/tracing";
import type { Services } from "../../services";
import type { Mail, Mailer } from "./Mailer";
import { planNextTry } from "./planNextTry";
import { postponeMail, type ClaimedMail, claimMail, deleteMail, tidyOutbox } from "./outbox";

/** How often a worker looks by itself: for what other processes queued or gave back. */
const POLL_MS = 5_000;
/** How long one sending may take in all, whatever the mail server does. */
const SEND_TIMEOUT_MS = 15_000;
/** How long a server that stops waits for it. */
const STOP_MS = 3_000;

/** Composes the mail of a kind when it is sent; null if it must not be sent any more. */
const composers: Record<
  MailKind,
  (db: DataSource, mail: ClaimedMail, base: string) => Promise<Mail | null>
> = {
  "password-reset": composePasswordReset,
  "contributor-answer": composeContributorAnswer,
  ...noticeComposers,
};

/**
 * Sends what is queued, at once when this process queued it. Any number of processes may do so on
 * one database: each takes mails that no other has.
 */
export class MailWorker {
  private readonly timer = setInterval(() => this.poll(), POLL_MS);
  private round: Promise<void> | null = null;
  private isPollRequested = false;
  private isStopping = false;
  private abortSending = () => {};

  /**
   * @param mailer without one the mail waits
   * @param base the address that links begin with
   */
  constructor(
    private readonly db: DataSource,
    private readonly services: Pick<Services, "log" | "outbox">,
    private readonly mailer: Mailer | null,
    private readonly base: string,
  ) {
    services.outbox.on("queued", this.poll);
    this.poll();
  }

  /** Lets what is being sent get through, for a moment; the rest is for the next start. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    this.services.outbox.off("queued", this.poll);
    const timer = setTimeout(() => this.abortSending(), STOP_MS);
    await this.round;
    clearTimeout(timer);
  }

  /**
   * Starts a round, or has the one that is running look once more. Bound, because it is no part of
   * the request that queued something.
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
        (await inBackground(`send mail ${claimedMail.kind}`, () => this.send(mailer, claimedMail)));
    }
  }

  /** Returns whether it makes sense to go on with the next mail. */
  private async send(mailer: Mailer, claimedMail: ClaimedMail): Promise<boolean> {
    const { mailId, kind, attempts } = claimedMail;
    const mail = await composers[kind](this.db, claimedMail, this.base);
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

  private async withTimeLimit(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const sending = new AbortController();
    this.abortSending = () => sending.abort();
    const timer = setTimeout(this.abortSending, SEND_TIMEOUT_MS);
    await work(sending.signal).finally(() => clearTimeout(timer));
  }
}
