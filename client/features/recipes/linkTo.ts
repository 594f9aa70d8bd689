/** A link to another site: its full URL and the site's host name. */
export interface WebLink {
  address: string;
  host: string;
}

/** Finds the link in a text; returns null if the text names a book, a person or anything else. */
export function linkTo(text: string): WebLink | null {
  const trimmed = text.trim();
  if (!/^https?:\/\/\S+$/i.test(trimmed) || !URL.canParse(trimmed)) return null;
  const { hostname, href } = new URL(trimmed);
  return { address: href, host: hostname.replace(/^www\./, "") };
}
