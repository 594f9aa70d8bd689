import { BEGINNING, type Position } from "./positions";

interface Sample {
  /** When the primary was last known to have written no more than this, by this process's clock. */
  at: number;
  position: Position;
}

/** How far back the lag of a replica is known. */
const MAX_HISTORY_MS = 15 * 60_000;

/**
 * How far the primary had come at which time, as this process has seen it. What a replica has replayed is as old as
 * the last moment at which the primary had come no further. No clock but this process's is read for it, a replica
 * that has lost its primary grows older, and one whose primary has nothing to do does not.
 */
export class PrimaryLog {
  private samples: Sample[] = [];

  /** @param at when the primary was asked */
  add(position: Position, at: number): void {
    const last = this.samples.at(-1);
    if (last && position < last.position) {
      // Another primary, whose log is another from some point on.
      this.samples = [];
    }
    if (last?.position === position) last.at = at;
    else this.samples.push({ at, position });
    while (this.samples.length > 1 && this.samples[1]!.at < at - MAX_HISTORY_MS)
      this.samples.shift();
  }

  /** How many milliseconds old the data of a replica is at the most; infinite if it is not known. */
  getAge(position: Position, now: number): number {
    const sample = this.samples.findLast((sample) => sample.position <= position);
    return sample ? now - sample.at : Infinity;
  }

  /** How many milliseconds a replica is behind the primary, as of when the primary was last asked. */
  getLag(position: Position): number {
    const last = this.samples.at(-1);
    if (!last) return 0;
    const age = this.getAge(position, last.at);
    return age === Infinity ? last.at - this.samples[0]!.at : age;
  }

  /** How far the primary has come at least. */
  get position(): Position {
    return this.samples.at(-1)?.position ?? BEGINNING;
  }
}
