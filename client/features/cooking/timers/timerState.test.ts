import {
  isDone,
  isRinging,
  remainingMs,
  lengthenTimer,
  nextTimer,
  pauseTimer,
  readTimers,
  resumeTimer,
  addTimer,
  stopTimer,
  type Timer,
  removeExpired,
  serializeTimers,
} from "./timerState";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const tea = {
  recipe: { recipeId: 7, name: "Tea" },
  step: 3,
  place: 0,
  seconds: 600,
  isLeast: false,
};

const one = addTimer(tea)([], 0);
const { id } = one[0]!;
const remainingTimes = (timers: readonly Timer[], now: number) =>
  timers.map((timer) => remainingMs(timer, now));

describe("A timer", () => {
  it("counts down by the clock", () => {
    expect(remainingTimes(one, 4 * MINUTE_MS)).toEqual([6 * MINUTE_MS]);
    expect(isDone(one[0]!, 10 * MINUTE_MS - 1)).toBe(false);
    expect(isDone(one[0]!, 10 * MINUTE_MS)).toBe(true);
  });

  it("is next if it ends first, unless it is paused", () => {
    const [long] = addTimer({ ...tea, place: 1, seconds: 1_200 })(one, 0).slice(1);
    const [still] = pauseTimer(id)(one, MINUTE_MS);
    expect(nextTimer([long!, one[0]!], MINUTE_MS)).toBe(one[0]);
    expect(nextTimer([still!, long!], MINUTE_MS)).toBe(long);
    expect(nextTimer([still!], MINUTE_MS)).toBe(still);
    expect(nextTimer([], MINUTE_MS)).toBeUndefined();
  });

  it("rings for a minute", () => {
    expect([9, 10, 10.9, 11].map((minute) => isRinging(one[0]!, minute * MINUTE_MS))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("keeps its remaining time while it is paused", () => {
    const still = pauseTimer(id)(one, 4 * MINUTE_MS);
    expect(remainingTimes(still, HOUR_MS)).toEqual([6 * MINUTE_MS]);
    expect(remainingTimes(resumeTimer(id)(still, HOUR_MS), HOUR_MS + MINUTE_MS)).toEqual([
      5 * MINUTE_MS,
    ]);
  });

  it("cannot be paused once it is done", () => {
    expect(pauseTimer(id)(one, 11 * MINUTE_MS)).toEqual(one);
  });

  it("can be extended by a minute, even if it is paused or done", () => {
    expect(remainingTimes(lengthenTimer(id)(one, MINUTE_MS), MINUTE_MS)).toEqual([10 * MINUTE_MS]);
    const still = pauseTimer(id)(one, 4 * MINUTE_MS);
    expect(remainingTimes(lengthenTimer(id)(still, HOUR_MS), HOUR_MS)).toEqual([7 * MINUTE_MS]);
    expect(remainingTimes(lengthenTimer(id)(one, HOUR_MS), HOUR_MS)).toEqual([MINUTE_MS]);
  });

  it("has its own id, even if another one starts at the same time", () => {
    const two = addTimer({ ...tea, step: 4 })(one, 0);
    expect(new Set(two.map((timer) => timer.id)).size).toBe(2);
    expect(stopTimer(id)(two, 0).map(({ step }) => step)).toEqual([4]);
  });

  it("is started once, and again when it is done", () => {
    expect(addTimer(tea)(one, MINUTE_MS)).toBe(one);
    expect(addTimer(tea)(pauseTimer(id)(one, MINUTE_MS), 2 * MINUTE_MS)).toHaveLength(1);
    expect(remainingTimes(addTimer(tea)(one, HOUR_MS), HOUR_MS)).toEqual([10 * MINUTE_MS]);
    const other = { ...tea, recipe: { recipeId: 8, name: "Cake" } };
    expect(addTimer({ ...tea, place: 1 })(addTimer(other)(one, 0), 0)).toHaveLength(3);
  });

  it("is restored after a reload until it expires", () => {
    expect(readTimers(serializeTimers(one))).toEqual(one);
    expect(removeExpired(one, 10 * HOUR_MS)).toEqual(one);
    expect(removeExpired(one, 13 * HOUR_MS)).toEqual([]);
    expect(serializeTimers([])).toBeNull();
  });

  it.each([null, "", "{", "7", "null", "{}", "[7,null,{}]", '[{"id":"1","endsAt":"soon"}]'])(
    "is absent if %j is stored",
    (text) => {
      expect(readTimers(text)).toEqual([]);
    },
  );
});
