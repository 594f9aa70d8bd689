import { randomBytes } from "node:crypto";
import { EventEmitter } from "node:events";
import { pino } from "pino";
import { CurrentSettings } from "../../features/siteSettings/CurrentSettings";
import { makeMailLinks } from "../../features/notices/makeMailLinks";
import { queuePasswordReset } from "../../features/auth/password/reset/passwordResets";
import { openTestDatabase, type TestDatabase } from "../../testing/testDatabase";
import { TestMailbox } from "../../testing/TestMailbox";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";
import { MailWorker } from "./MailWorker";
import { smtpMailer } from "./smtpMailer";

const REQUEST = "mutation ($email: String!) { requestPasswordReset(email: $email) }";
const MEMBER = "member@potluck.example";

let database: TestDatabase;
let mailbox: TestMailbox;
beforeAll(async () => {
  database = await openTestDatabase();
  mailbox = await TestMailbox.open("nobody.there@example.org");
});
afterAll(async () => {
  await database.close();
  await mailbox.close();
});
beforeEach(() => mailbox.skipMails());

const outbox = (): Promise<{ attempts: number }[]> =>
  database.db.query("select attempts from outbox");

const outboxIsEmpty = async () => (await outbox()).length === 0;

const startServer = (environment: NodeJS.ProcessEnv = {}) =>
  TestServer.startOn(database, { SMTP_URL: mailbox.url, RATE_LIMIT: "off", ...environment });

/** Starts a worker without a server, and records its log entries. */
function startWorker(url = mailbox.url) {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const siteSettings = new CurrentSettings();
  const mailLinks = makeMailLinks("a secret of a test".padEnd(32, "x"));
  const services = { log, mailLinks, outbox: new EventEmitter<{ queued: [] }>(), siteSettings };
  const mailer = smtpMailer(url, () => "Potluck <no-reply@potluck.example>");
  const worker = new MailWorker(database.db, services, mailer, "https://potluck.example");
  return { worker, lines };
}

describe("Mail", () => {
  it("is kept while the mail server is unavailable, sent once afterwards, and logged without names", async () => {
    await mailbox.close();
    const mailCount = mailbox.mails.length;
    await queuePasswordReset(database.db, MEMBER, "en");
    const { worker, lines } = startWorker();
    await waitUntil(async () => (await outbox())[0]?.attempts === 2);
    await mailbox.listen();
    expect((await mailbox.next()).to).toBe(MEMBER);
    await waitUntil(outboxIsEmpty);
    await worker.stop();
    expect(mailbox.mails).toHaveLength(mailCount + 1);
    expect(lines.join("")).toContain('"code":"ESOCKET"');
    expect(lines.join("")).not.toMatch(/token|example\.org|potluck\.example/);
  });

  it("does not delay the request that queues it", async () => {
    await mailbox.close();
    const server = await startServer();
    const { data } = await server.graphql(REQUEST, { email: MEMBER });
    expect(data).toEqual({ requestPasswordReset: true });
    await waitUntil(async () => (await outbox())[0]?.attempts === 1);
    await server.close();
    await mailbox.listen();
  });

  it("survives a restart, and is sent once for several requests", async () => {
    await queuePasswordReset(database.db, MEMBER, "en");
    await queuePasswordReset(database.db, MEMBER, "en");
    const mailCount = mailbox.mails.length;
    const server = await startServer();
    const { token } = await mailbox.next();
    await waitUntil(outboxIsEmpty);
    expect(mailbox.mails).toHaveLength(mailCount + 1);
    const { data } = await server.graphql(`{ checkPasswordReset(token: "${token}") }`);
    expect(data).toEqual({ checkPasswordReset: true });
    await server.close();
  });

  it("is sent only once by any number of processes", async () => {
    const recipients = Array.from({ length: 40 }, (_, i) => `cook-${i}@example.org`);
    for (const email of recipients) {
      await database.db.query(
        `insert into users (name, name_key, email, email_key, password_hash, role_id)
         values ($1, $1, $1, $1, 'none', 3)`,
        [email],
      );
    }
    const servers = [await startServer(), await startServer()];
    const mailCount = mailbox.mails.length;
    await Promise.all(recipients.map((email, i) => servers[i % 2]!.graphql(REQUEST, { email })));
    await waitUntil(outboxIsEmpty);
    const sentTo = mailbox.mails.slice(mailCount).map(({ to }) => to);
    expect(sentTo.sort()).toEqual(recipients.sort());
    for (const server of servers) await server.close();
  });

  it("is reserved for one process while it is being sent", async () => {
    const servers = [await startServer(), await startServer()];
    const mailCount = mailbox.mails.length;
    const release = mailbox.delayMails();
    await servers[0]!.graphql(REQUEST, { email: MEMBER });
    await waitUntil(async () => (await outbox())[0]?.attempts === 1);
    // The second pass shows that the other process has finished the first.
    for (let times = 0; times < 2; times++) {
      await servers[1]!.graphql(REQUEST, { email: "nobody@example.org" });
      await waitUntil(async () => (await outbox()).length === 1);
    }
    release();
    await waitUntil(outboxIsEmpty);
    expect(mailbox.mails).toHaveLength(mailCount + 1);
    for (const server of servers) await server.close();
  });

  it("is claimed again after its process has died", async () => {
    await queuePasswordReset(database.db, MEMBER, "en");
    // The statement creates the state that a process leaves when it dies: claimed, and not
    // postponed.
    await database.db.query(
      "update outbox set attempts = 1, next_try_at = now() + interval '1 second'",
    );
    const { worker } = startWorker();
    expect((await mailbox.next()).to).toBe(MEMBER);
    await worker.stop();
  });

  it("to an unknown address is discarded, and other mails are sent", async () => {
    await database.db.query(
      "update users set email = 'nobody.there@example.org' where email_key = 'cook-1@example.org'",
    );
    await queuePasswordReset(database.db, "cook-1@example.org", "en");
    await queuePasswordReset(database.db, MEMBER, "en");
    const { worker, lines } = startWorker();
    expect((await mailbox.next()).to).toBe(MEMBER);
    await waitUntil(outboxIsEmpty);
    await worker.stop();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ responseCode: 550, attempts: 1 });
  });

  it("that could not be sent for a day is discarded and logged", async () => {
    const mailCount = mailbox.mails.length;
    await queuePasswordReset(database.db, MEMBER, "en");
    await database.db.query("update outbox set created_at = now() - interval '25 hours'");
    const { worker, lines } = startWorker();
    await waitUntil(outboxIsEmpty);
    await worker.stop();
    expect(mailbox.mails).toHaveLength(mailCount);
    expect(lines.join("")).toContain("discarded");
  });

  it("is not sent if it is canceled before", async () => {
    await queuePasswordReset(database.db, MEMBER, "en");
    await database.db.query("update users set banned = true where email_key = $1", [MEMBER]);
    const mailCount = mailbox.mails.length;
    const { worker } = startWorker();
    await waitUntil(outboxIsEmpty);
    await worker.stop();
    await database.db.query("update users set banned = false");
    expect(mailbox.mails).toHaveLength(mailCount);
  });

  it("is kept in the outbox of a server with a database but no mail server", async () => {
    const server = await startServer({
      SMTP_URL: "",
      DATABASE_URL: "postgres://localhost/potluck",
      JWT_SECRET: randomBytes(32).toString("hex"),
    });
    await server.graphql(REQUEST, { email: MEMBER });
    await server.graphql(REQUEST, { email: "nobody@example.org" });
    await waitUntil(async () => (await outbox()).length === 1);
    expect(await outbox()).toEqual([{ attempts: 0 }]);
    await server.close();
  });
});
