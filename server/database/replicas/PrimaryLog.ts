import { BEGINNING, type Position } from "./positions";

interface Sample {
  /**
   * The latest time, by the clock of this process, at which the primary had written no further than
   * this position.
   */
  at: number;
  position: Position;
}

/** The period for which the lag of a replica can be computed. */
const MAX_HISTORY_MS = 15 * 60_000;

/**
 * Records the positions of the primary over time, as this process has observed them. The data of a replica
 * is as old as the last moment at which the primary had not passed its position. Only the clock of this
 * process is used. A replica that has lost its primary ages, and a replica of an idle primary does not.
 */
export class PrimaryLog {
  private samples: Sample[] = [];

  /** @param at the time of the request to the primary */
  add(position: Position, at: number): void {
    const last = this.samples.at(-1);
    if (last && position < last.position) {
      // The samples are discarded, because the position belongs to another primary with a different
      // log.
      this.samples = [];
    }
    if (last?.position === position) last.at = at;
    else this.samples.push({ at, position });
    while (this.samples.length > 1 && this.samples[1]!.at < at - MAX_HISTORY_MS)
      this.samples.shift();
  }

  /** Returns the maximum age, in milliseconds, of a replica's data; infinite if it is unknown. */
  getAge(position: Position, now: number): number {
    const sample = this.samples.findLast((sample) => sample.position <= position);
    return sample ? now - sample.at : Infinity;
  }

  /** Returns the lag of a replica in milliseconds, at the time of the latest position of the primary. */
  getLag(position: Position): number {
    const last = this.samples.at(-1);
    if (!last) return 0;
    const age = this.getAge(position, last.at);
    return age === Infinity ? last.at - this.samples[0]!.at : age;
  }

  /** The minimum position of the primary. */
  get position(): Position {
    return this.samples.at(-1)?.position ?? BEGINNING;
  }
}
