import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail as it arrived. */
export interface ReceivedMail {
  to: string;
  /** Everything, decoded as far as a test needs it. */
  source: string;
  /** What the link in it begins with. */
  base: string;
  /** What the link in it carries. */
  token: string;
}

/** A mail server that keeps what it gets; it can be away for a while. */
export class TestMailbox {
  readonly mails: ReceivedMail[] = [];
  private readonly waiting: ((mail: ReceivedMail) => void)[] = [];
  private taken = 0;
  private server?: SMTPServer;
  private port = 0;
  private patience = Promise.resolve();

  /** @param refused an address that it does not know */
  static async open(refused?: string): Promise<TestMailbox> {
    const mailbox = new TestMailbox(refused);
    await mailbox.listen();
    return mailbox;
  }

  private constructor(private readonly refused?: string) {}

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Comes (back), always at the same address. */
  async listen(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ["STARTTLS", "AUTH"],
      onRcptTo: ({ address }, _session, done) =>
        done(address === this.refused ? new Error("No such address") : null),
      onData: (stream, { envelope }, done) => {
        void text(stream).then(async (source) => {
          await this.patience;
          done();
          this.keep(envelope.rcptTo[0]!.address, source);
        });
      },
    });
    // Connections that a stopped server broke off.
    server.on("error", () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", resolve));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Takes its time over every mail, until what this answers is called. */
  dawdle(): () => void {
    let goOn = () => {};
    this.patience = new Promise((resolve) => (goOn = resolve));
    return goOn;
  }

  /** Goes away. */
  close(): Promise<void> {
    return new Promise((resolve) => this.server!.close(() => resolve()));
  }

  /** The next mail. */
  next(): Promise<ReceivedMail> {
    const there = this.mails[this.taken++];
    return there ? Promise.resolve(there) : new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Skips mails that have already arrived. */
  passOver(): void {
    this.taken = this.mails.length;
  }

  private keep(to: string, raw: string): void {
    const source = raw.replaceAll("=\r\n", "").replaceAll("=3D", "=");
    const [, base = "", token = ""] =
      /(http\S+)\/reset-password\?token=([\w-]+)/.exec(source) ?? [];
    const mail = { to, source, base, token };
    this.mails.push(mail);
    this.waiting.shift()?.(mail);
  }
}
