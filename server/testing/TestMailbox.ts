import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A received mail. */
export interface ReceivedMail {
  to: string;
  /** The whole mail; the encodings that tests encounter are decoded. */
  source: string;
  /** The beginning of the link in the mail. */
  base: string;
  /** The token in the link. */
  token: string;
}

/** A mail server that stores the mails it receives; it can be stopped and started again. */
export class TestMailbox {
  readonly mails: ReceivedMail[] = [];
  private readonly waiting: ((mail: ReceivedMail) => void)[] = [];
  private readCount = 0;
  private server?: SMTPServer;
  private port = 0;
  private delay = Promise.resolve();

  /** @param refusedAddress an unknown recipient */
  static async open(refusedAddress?: string): Promise<TestMailbox> {
    const mailbox = new TestMailbox(refusedAddress);
    await mailbox.listen();
    return mailbox;
  }

  private constructor(private readonly refusedAddress?: string) {}

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Starts to listen, always at the same address. */
  async listen(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ["STARTTLS", "AUTH"],
      onRcptTo: ({ address }, _session, done) =>
        done(address === this.refusedAddress ? new Error("No such address") : null),
      onData: (stream, { envelope }, done) => {
        void text(stream).then(async (source) => {
          await this.delay;
          done();
          this.storeMail(envelope.rcptTo[0]!.address, source);
        });
      },
    });
    // Ignores errors of connections that a stopped server has closed.
    server.on("error", () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", resolve));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Delays every mail until the returned function is called. */
  delayMails(): () => void {
    let release = () => {};
    this.delay = new Promise((resolve) => (release = resolve));
    return release;
  }

  /** Stops the server. */
  close(): Promise<void> {
    return new Promise((resolve) => this.server!.close(() => resolve()));
  }

  /** Returns the next mail. */
  next(): Promise<ReceivedMail> {
    const mail = this.mails[this.readCount++];
    return mail ? Promise.resolve(mail) : new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Returns the next mail to an address, and skips those to others before it. */
  async nextTo(address: string): Promise<ReceivedMail> {
    for (;;) {
      const mail = await this.next();
      if (mail.to === address) return mail;
    }
  }

  /** Skips mails that have already arrived. */
  skipMails(): void {
    this.readCount = this.mails.length;
  }

  private storeMail(to: string, raw: string): void {
    const source = raw.replaceAll("=\r\n", "").replaceAll("=3D", "=");
    const [, base = "", token = ""] =
      /(http\S+)\/reset-password\?token=([\w-]+)/.exec(source) ?? [];
    const mail = { to, source, base, token };
    this.mails.push(mail);
    this.waiting.shift()?.(mail);
  }
}
