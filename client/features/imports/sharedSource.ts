const ADDRESS = /https?:\/\/[^\s<>"]+/gi;

/** Shared texts often have a sentence around the URL. */
const LONGEST_SENTENCE = 300;

/**
 * The source to import from the search params: a URL, or the text of a bookmarklet or another application.
 * Shared text usually contains the URL.
 */
export function sharedSource(searchParams: URLSearchParams): string {
  const [url = "", title = "", text = ""] = ["url", "title", "text"].map((name) =>
    searchParams.get(name)?.trim(),
  );
  if (url) return url;
  const addresses = text.match(ADDRESS) ?? [];
  const isSentence = text.length <= LONGEST_SENTENCE && text.split("\n").length <= 3;
  if (addresses.length === 1 && isSentence) return addresses[0];
  // A recipe starts with its name.
  return title && text && !text.startsWith(title) ? `${title}\n\n${text}` : text;
}
