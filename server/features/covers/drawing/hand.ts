/** The source of all irregularity; the same seed always yields the same shapes. */
export interface Hand {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  between(low: number, high: number): number;
  /** Returns a number between -by and by. */
  sway(by: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
}

/** Computes a 32-bit FNV-1a hash for seeds, not for security. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text, "utf8")) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  // The additional round of mixing is needed because the low bits of FNV are weak for short texts
  // that differ at the end.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Creates a pseudorandom generator for a seed (mulberry32). */
export function makeHand(seed: string): Hand {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    sway: (by) => (next() * 2 - 1) * by,
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  };
}
