import type { Locale } from "../../shared/locales";
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
};

const renderParagraph = (text: string, style: string) =>
  `<p style="${style}">${escapeHtml(text)}</p>`;

/** Lays out a mail as plain text and as HTML. */
export function layoutMail({
  locale,
  site,
  subject,
  greeting,
  paragraphs,
  link,
  notice,
}: MailText) {
  const url = escapeHtml(link.url);
  const textParts = [greeting, ...paragraphs, link.url, ...(notice ? [notice] : []), site];
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
</div>
</body>
</html>
`,
  };
}
