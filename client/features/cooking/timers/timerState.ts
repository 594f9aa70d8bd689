import { parseJson } from "../../../shared/parseJson";

/** A timer started from a step. */
export interface Timer {
  id: string;
  recipe: { recipeId: number; name: string };
  /** The step's number in the whole recipe, from 1. */
  step: number;
  /** The step's name; null if it has none. Absent from timers of older versions. */
  stepName?: string | null;
  /** The duration's number in the step, from 0. Absent from timers of older versions. */
  place?: number;
  /** The chosen duration. */
  seconds: number;
  /** True for the lower end of a range. */
  isLeast: boolean;
  /** The end time in milliseconds: a timer follows the clock, also while the page is hidden. */
  endsAt: number;
  /** The time it was paused; null while it runs. */
  pausedAt: number | null;
}

/** The fields that start a timer. */
export type TimerStart = Pick<
  Timer,
  "recipe" | "step" | "stepName" | "place" | "seconds" | "isLeast"
>;

/** A function from all timers and the current time to the next timers. */
export type Change = (timers: readonly Timer[], now: number) => readonly Timer[];

const MINUTE_MS = 60_000;

/** The duration of ringing unless it is stopped. */
export const RING_DURATION_MS = MINUTE_MS;

/** Longer than any dough rests while a cook waits. */
const EXPIRES_AFTER_MS = 12 * 60 * MINUTE_MS;

const isTimer = (thing: unknown): thing is Timer => {
  const { id, recipe, seconds, endsAt } = (thing ?? {}) as Partial<Timer>;
  return typeof id === "string" && !!recipe && Number.isFinite(seconds) && Number.isFinite(endsAt);
};

/** Parses stored timers, in the order in which they were started. */
export function readTimers(text: string | null): readonly Timer[] {
  const storedTimers = parseJson(text);
  return Array.isArray(storedTimers) ? storedTimers.filter(isTimer) : [];
}

/** The text to store for the timers; null if there are none. */
export const serializeTimers = (timers: readonly Timer[]): string | null =>
  timers.length > 0 ? JSON.stringify(timers) : null;

/** The remaining milliseconds; negative after the end. */
export const remainingMs = ({ endsAt, pausedAt }: Timer, now: number): number =>
  endsAt - (pausedAt ?? now);

export const isDone = (timer: Timer, now: number): boolean => remainingMs(timer, now) <= 0;

/** True if it should ring. */
export const isRinging = (timer: Timer, now: number): boolean =>
  isDone(timer, now) && remainingMs(timer, now) > -RING_DURATION_MS;

/** The next timer to finish, or the one finished longest ago; a paused one only if all are paused. */
export const nextTimer = (timers: readonly Timer[], now: number): Timer | undefined => {
  const running = timers.filter(({ pausedAt }) => pausedAt === null);
  const candidates = running.length > 0 ? running : timers;
  return [...candidates].sort((one, other) => remainingMs(one, now) - remainingMs(other, now))[0];
};

const changeTimer =
  (id: string, change: (timer: Timer, now: number) => Timer): Change =>
  (timers, now) =>
    timers.map((timer) => (timer.id === id ? change(timer, now) : timer));

/** Finds the timer of a duration. */
export const findTimer = (
  timers: readonly Timer[],
  { recipe, step, place, seconds }: TimerStart,
): Timer | undefined =>
  timers.find(
    (timer) =>
      timer.recipe.recipeId === recipe.recipeId &&
      timer.step === step &&
      timer.place === place &&
      timer.seconds === seconds,
  );

/** Adds a running timer, unless the timer of this duration runs already. */
export const addTimer =
  (start: TimerStart): Change =>
  (timers, now) => {
    const current = findTimer(timers, start);
    if (current && !isDone(current, now)) return timers;
    return [
      ...timers.filter((timer) => timer !== current),
      {
        ...start,
        // Two timers may be started in the same millisecond.
        id: `${now}.${timers.length}`,
        endsAt: now + start.seconds * 1_000,
        pausedAt: null,
      },
    ];
  };

/** Pauses a timer, unless it has finished. */
export const pauseTimer = (id: string): Change =>
  changeTimer(id, (timer, now) => (isDone(timer, now) ? timer : { ...timer, pausedAt: now }));

/** Resumes a paused timer. */
export const resumeTimer = (id: string): Change =>
  changeTimer(id, (timer, now) => ({
    ...timer,
    endsAt: now + remainingMs(timer, now),
    pausedAt: null,
  }));

/** Adds a minute; a finished timer ends a minute from now. */
export const lengthenTimer = (id: string): Change =>
  changeTimer(id, (timer, now) => ({
    ...timer,
    endsAt: Math.max(timer.endsAt, timer.pausedAt ?? now) + MINUTE_MS,
  }));

/** Removes a timer. */
export const stopTimer =
  (id: string): Change =>
  (timers) =>
    timers.filter((timer) => timer.id !== id);

/** Removes timers that finished too long ago. */
export const removeExpired: Change = (timers, now) =>
  timers.filter(({ endsAt, pausedAt }) => now - (pausedAt ?? endsAt) < EXPIRES_AFTER_MS);
