/** The one source of irregularity: the same seed always cuts the same edges. */
export interface Hand {
  /** From 0 up to, not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  /** As much to one side as to the other: from -by to by. */
  sway(by: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
}

/** A 32-bit FNV-1a hash, for seeds; it protects nothing. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text, "utf8")) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  // FNV's low bits are weak for short texts that differ at the end; one round of mixing mends that.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A hand that is steady for its seed (mulberry32). */
export function handOf(seed: string): Hand {
  let state = hashOf(seed);
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
