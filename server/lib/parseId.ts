/** The largest key that a table can have. */
const LARGEST_KEY = 2_147_483_647;

/** Parses a key in a path; returns null for an invalid one. */
export function parseId(text: string): number | null {
  const key = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  return key !== null && key <= LARGEST_KEY ? key : null;
}
