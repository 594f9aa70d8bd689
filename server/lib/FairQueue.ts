import { overloaded } from "../errors";

interface FairQueueOptions {
  /** The number of tasks that run concurrently. */
  threads: number;
  /** The maximum expected wait; other tasks are refused. */
  maxWaitMs: number;
  /** The assumed duration of a task until one has been measured. */
  estimateMs: number;
  now?: () => number;
}

/** The name of the caller for commands and for the server's start. */
export const OPERATOR = "operator";

/**
 * The number of tasks that may run or wait regardless of their duration, so that an idle server serves a
 * burst.
 */
const BURST = 20;

/**
 * Runs slow tasks and alternates between callers. Before the first task of a caller, at most one waiting
 * task of each other caller runs.
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

  /** Returns the number of running and waiting tasks. */
  get size(): number {
    let size = this.running;
    for (const tasks of this.waiting.values()) size += tasks.length;
    return size;
  }

  /**
   * Runs a task when it is its caller's turn.
   * @throws SERVICE_UNAVAILABLE immediately if the expected wait is too long
   */
  async run<Result>(caller: string, task: () => Promise<Result>): Promise<Result> {
    const { threads, maxWaitMs } = this.options;
    const aheadCount = this.countAhead(caller);
    const waitMs = (aheadCount * this.recentMs) / threads;
    if (aheadCount >= BURST && waitMs > maxWaitMs) throw overloaded(Math.ceil(waitMs / 1000));
    if (this.running < threads) this.running++;
    else await this.waitForTurn(caller);
    const startTime = this.now();
    try {
      return await task();
    } finally {
      // The update halves the weight of earlier tasks, so that a slow minute soon loses its
      // influence.
      this.recentMs = (this.recentMs + this.now() - startTime) / 2;
      this.startNext();
    }
  }

  /** Counts the running tasks and the tasks that would start before the next one of a caller. */
  private countAhead(caller: string): number {
    const rank = (this.waiting.get(caller)?.length ?? 0) + 1;
    let aheadCount = this.running;
    for (const tasks of this.waiting.values()) aheadCount += Math.min(tasks.length, rank);
    return aheadCount;
  }

  private waitForTurn(caller: string): Promise<void> {
    return new Promise((start) => {
      const tasks = this.waiting.get(caller);
      if (tasks) tasks.push(start);
      else this.waiting.set(caller, [start]);
    });
  }

  /** Starts the first task of the next caller, who then moves to the end. */
  private startNext(): void {
    const [next] = this.waiting;
    if (!next) return void this.running--;
    const [caller, [start, ...laterTasks]] = next;
    this.waiting.delete(caller);
    if (laterTasks.length > 0) this.waiting.set(caller, laterTasks);
    start!();
  }
}
