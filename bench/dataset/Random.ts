/**
 * Reproducible pseudo-random numbers. Each object has a separate sequence, seeded by the seed, the sequence's
 * name and the object's key, so that any row can be generated alone.
 */
export class Random {
  private state: number;

  constructor(seed: number, sequence: string, key: number) {
    let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(key + 1, 0xc2b2ae35);
    for (let i = 0; i < sequence.length; i++) {
      state = Math.imul(state ^ sequence.charCodeAt(i), 0x01000193);
    }
    this.state = state;
    // Neighboring seeds start with similar numbers; the first ones are dropped.
    this.next();
    this.next();
  }

  /** Returns a number of at least 0 and below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns an integer between two bounds, both included. */
  between(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.next() * items.length)]!;
  }

  /**
   * A rank from 0 to count - 1 by Zipf's law, computed from its continuous form.
   * @param exponent the steepness; not 1
   */
  zipf(count: number, exponent = 0.9): number {
    const power = 1 - exponent;
    const value = ((count + 1) ** power - 1) * this.next() + 1;
    return Math.min(count - 1, Math.floor(value ** (1 / power)) - 1);
  }

  /** An item of a list in which the first are by far the most frequent. */
  pickByRank<Item>(items: readonly Item[], exponent?: number): Item {
    return items[this.zipf(items.length, exponent)]!;
  }

  /** A count with a heavy tail: mostly near the minimum, rarely a hundred times as much. */
  pareto(least: number, most: number, tail = 0.75): number {
    return Math.min(most, Math.floor(least * (1 - this.next()) ** -tail));
  }

  /** Distinct ranks by Zipf's law. */
  zipfRanks(size: number, count: number, exponent?: number): Set<number> {
    const ranks = new Set<number>();
    const target = Math.min(size, count);
    // Frequent ranks repeat, so after many draws the next free rank is used.
    for (let tries = 0; ranks.size < target; tries++) {
      let rank = this.zipf(count, exponent);
      if (tries > 4 * target) while (ranks.has(rank)) rank = (rank + 1) % count;
      ranks.add(rank);
    }
    return ranks;
  }
}
