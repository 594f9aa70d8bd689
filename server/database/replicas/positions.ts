/** A position in the log of changes of a PostgreSQL server (LSN): the number of bytes before it. */
export type Position = bigint;

/** What every replica has replayed. */
export const BEGINNING: Position = 0n;

/** What no replica has replayed. */
export const NOWHERE: Position = 2n ** 64n - 1n;

const PAGE = 8_192n;
/** What a page of the log begins with: longer on the first page of a file. */
const HEADERS = [24n, 40n];

/**
 * Reads a position as PostgreSQL writes it, such as `16/B374D848`. Where nothing stands on a page but its header,
 * the next change would be written after the header; a replica that has replayed all is at the beginning of the page.
 */
export function readPosition(text: string): Position {
  const [high = "", low = ""] = text.split("/");
  const position = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
  const header = position % PAGE;
  return HEADERS.includes(header) ? position - header : position;
}
