import { overloaded } from "../errors";

interface FairQueueOptions {
  /** The number of tasks that run at a time. */
  threads: number;
  /** A task that is expected to wait longer is refused. */
  longestWaitMs: number;
  /** The duration of a task before one was measured. */
  estimateMs: number;
  now?: () => number;
}

/** The caller of commands, and of the start. */
export const OPERATOR = "operator";

/** So many tasks may run or wait, however long they take: a burst on an idle server is served. */
const BURST = 20;

/**
 * Runs slow tasks, in which callers take turns: besides those that run, a task waits for at most one of each other caller
 * before the first of its own caller.
 */
export class FairQueue {
  private readonly waiting = new Map<string, (() => void)[]>();
  private running = 0;
  private recentMs: number;
  private readonly now: () => number;

  constructor(private readonly options: FairQueueOptions) {
    this.recentMs = options.estimateMs;
    this.now = options.now ?? (() => performance.now());
  }

  /** The number of tasks that run or wait. */
  get size(): number {
    let size = this.running;
    for (const tasks of this.waiting.values()) size += tasks.length;
    return size;
  }

  /**
   * Runs a task when it is its caller's turn.
   * @throws SERVICE_UNAVAILABLE at once, if it would wait too long
   */
  async run<Result>(caller: string, task: () => Promise<Result>): Promise<Result> {
    const { threads, longestWaitMs } = this.options;
    const ahead = this.countAhead(caller);
    const waitMs = (ahead * this.recentMs) / threads;
    if (ahead >= BURST && waitMs > longestWaitMs) throw overloaded(Math.ceil(waitMs / 1000));
    if (this.running < threads) this.running++;
    else await this.waitForTurn(caller);
    const begin = this.now();
    try {
      return await task();
    } finally {
      // Halves the weight of earlier tasks, so that a slow minute is soon forgotten.
      this.recentMs = (this.recentMs + this.now() - begin) / 2;
      this.startNext();
    }
  }

  /** Counts the tasks that run, and those that would before the next one of a caller. */
  private countAhead(caller: string): number {
    const turn = (this.waiting.get(caller)?.length ?? 0) + 1;
    let ahead = this.running;
    for (const tasks of this.waiting.values()) ahead += Math.min(tasks.length, turn);
    return ahead;
  }

  private waitForTurn(caller: string): Promise<void> {
    return new Promise((start) => {
      const tasks = this.waiting.get(caller);
      if (tasks) tasks.push(start);
      else this.waiting.set(caller, [start]);
    });
  }

  /** Starts a task of the caller whose turn is next, who is then the last. */
  private startNext(): void {
    const [next] = this.waiting;
    if (!next) return void this.running--;
    const [caller, [start, ...others]] = next;
    this.waiting.delete(caller);
    if (others.length > 0) this.waiting.set(caller, others);
    start!();
  }
}
