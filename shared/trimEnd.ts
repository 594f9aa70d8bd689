/** Removes characters from the end of a text. The pattern `[…]+$` would take quadratic time. */
export function trimEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}
