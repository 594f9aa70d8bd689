import type { AppError } from "../errors";
import { FairQueue } from "./FairQueue";

const waitForTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Makes a queue whose tasks end on request, with a clock that the test sets. */
function makeQueue(maxWaitMs = 5_000, threads = 1) {
  let now = 0;
  const queue = new FairQueue({
    threads,
    maxWaitMs,
    estimateMs: 1_000,
    now: () => now,
  });
  const started: string[] = [];
  const refused: AppError[] = [];
  const running: (() => void)[] = [];
  return {
    queue,
    started,
    refused,
    /** Adds a task and returns immediately. */
    add(caller: string) {
      const task = () => {
        started.push(caller);
        return new Promise<void>((end) => running.push(end));
      };
      void queue.run(caller, task).catch((error: AppError) => refused.push(error));
    },
    /** Ends the oldest task after a number of milliseconds, repeatedly. */
    async endAfter(ms: number, times = 1) {
      for (let i = 0; i < times; i++) {
        now += ms;
        running.shift()!();
        await waitForTurn();
      }
    },
  };
}

describe("A fair queue", () => {
  it("executes a burst of 20 slow tasks, and refuses tasks that would wait too long", async () => {
    const { queue, add, started, refused, endAfter } = makeQueue();
    for (let round = 1; round <= 3; round++) {
      for (let i = 0; i < 25; i++) add("one");
      await waitForTurn();
      expect(refused).toHaveLength(5 * round);
      await endAfter(60_000, 20);
      expect(started).toHaveLength(20 * round);
      expect(queue.size).toBe(0);
    }
    expect(refused.at(-1)).toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      extensions: { retryAfter: 1_200 },
    });
  });

  it("accepts more tasks again as soon as they are fast again", async () => {
    const { add, refused, endAfter } = makeQueue();
    for (let i = 0; i < 20; i++) add("one");
    await waitForTurn();
    await endAfter(60_000, 10);
    await endAfter(10, 10);
    for (let i = 0; i < 50; i++) add("one");
    await waitForTurn();
    expect(refused).toEqual([]);
  });

  it("alternates between callers, whatever their number of tasks", async () => {
    const { add, started, refused, endAfter } = makeQueue();
    for (let i = 0; i < 100; i++) add("flood");
    await waitForTurn();
    expect(refused.length).toBeGreaterThan(70);
    add("first");
    add("first");
    add("second");
    await waitForTurn();
    await endAfter(250, 6);
    expect(started).toEqual(["flood", "flood", "first", "second", "flood", "first", "flood"]);
  });

  it("runs as many tasks as it has threads, even after a failed one", async () => {
    const { queue, add, started, endAfter } = makeQueue(5_000, 2);
    await expect(queue.run("one", () => Promise.reject(new Error("broken")))).rejects.toThrow(
      "broken",
    );
    for (let i = 0; i < 3; i++) add("one");
    await waitForTurn();
    expect(started).toHaveLength(2);
    await endAfter(250);
    expect(started).toHaveLength(3);
  });
});
