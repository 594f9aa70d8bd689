/** The lowest share of common words with which a changed step is the same step. */
const SIMILAR = 0.5;

const EQUAL = 2;

/** The words of a text with their number of occurrences. */
interface Words {
  text: string;
  counts: Map<string, number>;
  total: number;
}

function countWords(text: string): Words {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { text, counts, total: words.length };
}

/** Compares two texts by the Dice coefficient of their words; equal texts always win. */
function compareTexts(one: Words, other: Words): number {
  if (one.text === other.text) return EQUAL;
  if (one.total === 0 || other.total === 0) return 0;
  let common = 0;
  for (const [word, count] of one.counts) common += Math.min(count, other.counts.get(word) ?? 0);
  return (2 * common) / (one.total + other.total);
}

/**
 * Finds the new step of each earlier one: with the same text, else the one with most words in common. Among equals, the
 * nearest in order.
 * @param before the earlier texts, at their positions; null for a step that had no position
 * @returns the index of the new text for each earlier one; undefined if it is gone
 */
export function matchSteps(
  before: readonly { text: string; position: number | null }[],
  after: readonly string[],
): (number | undefined)[] {
  const newWords = after.map(countWords);
  const pairs = before.flatMap(({ text, position }, from) => {
    const words = countWords(text);
    return newWords.flatMap((other, to) => {
      const score = compareTexts(words, other);
      const distance = position === null ? after.length : Math.abs(position - to);
      return score < SIMILAR ? [] : [{ from, to, score, distance }];
    });
  });
  pairs.sort(
    (one, other) =>
      other.score - one.score ||
      one.distance - other.distance ||
      one.from - other.from ||
      one.to - other.to,
  );
  const matches: (number | undefined)[] = before.map(() => undefined);
  const isTaken = new Set<number>();
  for (const { from, to } of pairs) {
    if (matches[from] !== undefined || isTaken.has(to)) continue;
    matches[from] = to;
    isTaken.add(to);
  }
  return matches;
}
