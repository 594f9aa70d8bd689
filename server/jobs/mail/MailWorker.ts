import { AsyncResource } from "node:async_hooks";
import type { DataSource } from "typeorm";
import { composePasswordReset } from "../../features/auth/password/reset/composePasswordReset";
import { noticeComposers } from "../../features/outbox/accountNotices";
import type { MailKind } from "../../features/outbox/QueuedMail";
import { composeContributorAnswer } from "../../features/users/composeContributorAnswer";
import { runInBackground } from "../../lib/tracing";
import type { Services } from "../../services";
import type { Mail, Mailer } from "./Mailer";
import { nextTry } from "./nextTry";
import { putBack, type TakenMail, takeMail, takeOff, tidyOutbox } from "./outbox";

/** How often a worker looks by itself: for what other processes queued or gave back. */
const ROUND_MS = 5_000;
/** How long one sending may take in all, whatever the mail server does. */
const SENDING_MS = 15_000;
/** How long a server that stops waits for it. */
const FAREWELL_MS = 3_000;

/** Composes the mail of a kind when it is sent; null if it must not be sent any more. */
const composers: Record<
  MailKind,
  (db: DataSource, mail: TakenMail, base: string) => Promise<Mail | null>
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
  private readonly timer = setInterval(() => this.look(), ROUND_MS);
  private round: Promise<void> | null = null;
  private again = false;
  private stopping = false;
  private breakOff = () => {};

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
    services.outbox.on("queued", this.look);
    this.look();
  }

  /** Lets what is being sent get through, for a moment; the rest is for the next start. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    this.services.outbox.off("queued", this.look);
    const farewell = setTimeout(() => this.breakOff(), FAREWELL_MS);
    await this.round;
    clearTimeout(farewell);
  }

  /**
   * Starts a round, or has the one that is running look once more. Bound, because it is no part of
   * the request that queued something.
   */
  private readonly look = AsyncResource.bind(() => {
    this.again = true;
    this.round ??= this.lookAround().finally(() => (this.round = null));
  });

  private async lookAround(): Promise<void> {
    try {
      while (this.again && !this.stopping) {
        this.again = false;
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
    for (let goOn = true; goOn && !this.stopping;) {
      const taken = await takeMail(db);
      goOn =
        taken !== null &&
        (await runInBackground(`send mail ${taken.kind}`, () => this.send(mailer, taken)));
    }
  }

  /** Returns whether it makes sense to go on with the next mail. */
  private async send(mailer: Mailer, taken: TakenMail): Promise<boolean> {
    const { mailId, kind, attempts } = taken;
    const mail = await composers[kind](this.db, taken, this.base);
    try {
      if (mail) await this.withTimeLimit((signal) => mailer.send(mail, signal));
    } catch (error) {
      const { after, away, why } = nextTry(error, attempts);
      this.services.log.warn({ mailId, kind, attempts, ...why }, "sending mail failed");
      await (after === null ? takeOff(this.db, mailId) : putBack(this.db, mailId, after));
      return !away;
    }
    await takeOff(this.db, mailId);
    return true;
  }

  private async withTimeLimit(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const sending = new AbortController();
    this.breakOff = () => sending.abort();
    const timer = setTimeout(this.breakOff, SENDING_MS);
    await work(sending.signal).finally(() => clearTimeout(timer));
  }
}
