/** The number of bytes in which browsers look for a stated encoding. */
const HEAD_BYTES = 4096;

const META = /<meta[^<>]*>?/gi;
const CHARSET = /charset\s*=\s*(?:["']\s*)?([\w:.-]+)/i;

/** Finds the encoding that the first bytes of a page state. */
const findStatedCharset = (head: string): string | undefined =>
  (head.match(META) ?? []).map((tag) => CHARSET.exec(tag)?.[1]).find(Boolean);

function makeDecoder(label: string | undefined) {
  try {
    return label ? new TextDecoder(label) : null;
  } catch {
    return null;
  }
}

/**
 * Decodes the bytes of a page.
 * @param charset the encoding in the header, which overrides that in the page
 */
export function decodePage(bytes: Uint8Array, charset?: string): string {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString("latin1");
  const decoder = makeDecoder(charset) ?? makeDecoder(findStatedCharset(head)) ?? new TextDecoder();
  return decoder.decode(bytes);
}
