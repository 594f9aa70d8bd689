import { randomBytes } from "node:crypto";
import { type Language, type Locale, locales, toLanguage } from "../../../shared/locales";
import { makeMailLinks } from "../../features/notices/makeMailLinks";
import type { MailKind } from "../../features/outbox/QueuedMail";
import { CurrentSettings } from "../../features/siteSettings/CurrentSettings";
import { sendTestMail } from "../../features/siteSettings/sendTestMail";
import { escapeHtml } from "../../lib/text";
import { openTestDatabase, type TestDatabase } from "../../testing/testDatabase";
import type { Mail } from "./Mailer";
import { composers } from "./MailWorker";

const SITE = { name: "Plum & Pear", url: "https://plum.example" };
const RECIPIENT = "admin@potluck.example";
const REASONS: Record<Language, string> = {
  en: "You receive this because",
  de: "Du bekommst diese E-Mail, weil",
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  // The requests to which mails refer: an answered and an open one.
  await database.db.query(
    `insert into contributor_requests (user_id, message, locale, status, answered_at)
     select user_id, 'Soups', 'en', status, case status when 'open' then null else now() end
     from users, unnest(array['declined', 'open']) status where email = $1`,
    [RECIPIENT],
  );
});
afterAll(() => database.close());

/** Queues a mail of a kind, and composes it. */
async function compose(kind: MailKind, locale: Locale): Promise<Mail> {
  const { db } = database;
  const [row]: { mailId: number }[] = await db.query(
    `insert into outbox (user_id, kind, locale, recipient, path)
     select user_id, $1, $2, email, '/recipes/1' from users where email = $3
     returning mail_id as "mailId"`,
    [kind, locale, RECIPIENT],
  );
  const isNew = kind === "confirm-email";
  await db.query("update users set email_confirmed_at = $1 where email = $2", [
    isNew ? null : new Date(),
    RECIPIENT,
  ]);
  const mail = { ...row!, kind, locale, recipient: RECIPIENT, path: "/recipes/1" };
  const links = makeMailLinks(randomBytes(32).toString("hex"));
  return (await composers[kind](db, mail, SITE, links))!;
}

function expectComplete({ to, subject, text, html }: Mail, locale: Locale): void {
  expect(to).toBe(RECIPIENT);
  expect(subject).not.toBe("");
  expect(html).toContain(`<html lang="${locale}">`);
  expect(text).toContain(SITE.name);
  expect(html).toContain(escapeHtml(SITE.name));
  for (const body of [text, html]) {
    expect(body).toContain(REASONS[toLanguage(locale)]);
    expect(body).toContain(SITE.url);
    expect(body).not.toContain("undefined");
  }
}

describe.each(Object.keys(locales) as Locale[])("Every mail in %s", (locale) => {
  it.each(Object.keys(composers) as MailKind[])(
    "has text and HTML, names the site and gives the reason: %s",
    async (kind) => {
      expectComplete(await compose(kind, locale), locale);
    },
  );

  it("has text and HTML, names the site and gives the reason: test mail", async () => {
    const mails: Mail[] = [];
    const mailer = {
      send: (mail: Mail) => {
        mails.push(mail);
        return Promise.resolve(null);
      },
    };
    const siteSettings = new CurrentSettings({ siteName: SITE.name });
    await sendTestMail({ mailer, siteSettings }, RECIPIENT, SITE.url, locale);
    expectComplete(mails[0]!, locale);
  });
});
