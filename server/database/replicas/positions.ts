/** A position in the write-ahead log of PostgreSQL (LSN), as the number of bytes before it. */
export type Position = bigint;

/** A position that every replica has replayed. */
export const BEGINNING: Position = 0n;

/** A position that no replica has replayed. */
export const NOWHERE: Position = 2n ** 64n - 1n;

const PAGE = 8_192n;
/** The sizes of a log page's header, which is larger on the first page of a file. */
const HEADERS = [24n, 40n];

/**
 * Parses a position such as `16/B374D848`. If a page contains only its header, the next change has a
 * position after the header. A replica that has replayed everything is then at the beginning of the page.
 */
export function readPosition(text: string): Position {
  const [high = "", low = ""] = text.split("/");
  const position = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
  const header = position % PAGE;
  return HEADERS.includes(header) ? position - header : position;
}
