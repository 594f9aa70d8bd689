/** A place on the web: its whole address, and the name by which people know it. */
export interface Place {
  address: string;
  host: string;
}

/** The page that a text leads to; null where the text is a book, a person or anything else. */
export function linkTo(text: string): Place | null {
  const typed = text.trim();
  if (!/^https?:\/\/\S+$/i.test(typed) || !URL.canParse(typed)) return null;
  const { hostname, href } = new URL(typed);
  return { address: href, host: hostname.replace(/^www\./, "") };
}
