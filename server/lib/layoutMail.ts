import { type Language, type Locale } from "../../shared/locales";
import { escapeHtml } from "./text";

/** The site that sends mail. */
export interface MailSite {
  name: string;
  /** The public address, without a slash at its end. */
  url: string;
}

/** The texts of a mail. */
export interface MailText {
  locale: Locale;
  /** The name of the site. */
  site: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** The main link of the mail. */
  link: { label: string; url: string };
  /** A note in small print below the link. */
  notice?: string;
  /** The sentence that states why the recipient gets this mail. */
  reason: string;
  /** The link that turns off mails of this kind. */
  unsubscribe?: { label: string; url: string };
}

const styles = {
  body: "margin: 0; padding: 32px 16px; background: #fbf7f0; color: #2a2320; font: 16px/1.5 sans-serif",
  page: "max-width: 520px; margin: 0 auto",
  brand: "font: 24px Georgia, serif",
  paragraph: "white-space: pre-line",
  button:
    "display: inline-block; padding: 12px 20px; border-radius: 8px; background: #b3371c; color: #ffffff; text-decoration: none",
  address: "font-size: 14px; word-break: break-all",
  link: "color: #b3371c",
  notice: "font-size: 14px; color: #6b5e57",
  footer:
    "margin-top: 32px; padding-top: 16px; border-top: 1px solid #e6dccd; font-size: 13px; color: #6b5e57",
};

const renderParagraph = (text: string, style: string) =>
  `<p style="${style}">${escapeHtml(text)}</p>`;

const renderUnsubscribe = ({ label, url }: { label: string; url: string }) =>
  `<br><a href="${escapeHtml(url)}" style="${styles.link}">${escapeHtml(label)}</a>`;

/** The reason of mails about an account. */
export const accountReason = (site: string): Record<Language, string> => ({
  en: `You receive this because ${site} has an account with this email address.`,
  de: `Du bekommst diese E-Mail, weil es bei ${site} ein Konto mit dieser E-Mail-Adresse gibt.`,
});

/** Lays out a mail as plain text and as HTML. */
export function layoutMail({
  locale,
  site,
  subject,
  greeting,
  paragraphs,
  link,
  notice,
  reason,
  unsubscribe,
}: MailText) {
  const url = escapeHtml(link.url);
  const textParts = [
    greeting,
    ...paragraphs,
    link.url,
    ...(notice ? [notice] : []),
    site,
    reason,
    ...(unsubscribe ? [`${unsubscribe.label}\n${unsubscribe.url}`] : []),
  ];
  return {
    subject,
    text: `${textParts.join("\n\n")}\n`,
    html: `<!doctype html>
<html lang="${locale}">
<body style="${styles.body}">
<div style="${styles.page}">
${renderParagraph(site, styles.brand)}
${[greeting, ...paragraphs].map((text) => renderParagraph(text, styles.paragraph)).join("\n")}
<p><a href="${url}" style="${styles.button}">${escapeHtml(link.label)}</a></p>
<p style="${styles.address}"><a href="${url}" style="${styles.link}">${url}</a></p>
${notice ? renderParagraph(notice, styles.notice) : ""}
<p style="${styles.footer}">${escapeHtml(reason)}${unsubscribe ? renderUnsubscribe(unsubscribe) : ""}</p>
</div>
</body>
</html>
`,
  };
}
