import { parseJson } from "./parseJson";
import type { KeyedStorage } from "./storage";

const KEY = "visit";

/** A page that is opened later begins another visit. */
const PAUSE_MS = 4 * 60 * 60 * 1000;

/** The times of the current visit's latest page and of the previous visit's end, in milliseconds. */
interface Visit {
  latest: number;
  previous: number | null;
}

function read(storage: KeyedStorage, now: number): Visit {
  const { latest, previous } = (parseJson(storage.getItem(KEY)) ?? {}) as Partial<Visit>;
  if (!Number.isFinite(latest)) return { latest: now, previous: null };
  if (now - latest! > PAUSE_MS) return { latest: now, previous: latest! };
  return { latest: now, previous: Number.isFinite(previous) ? previous! : null };
}

/** The end of this browser's previous visit to the start page, in milliseconds; null on the first visit. */
export const readPreviousVisit = (storage: KeyedStorage, now: number): number | null =>
  read(storage, now).previous;

/** Stores that the start page is visited now. It does not change the previous visit of a current one. */
export const recordVisit = (storage: KeyedStorage, now: number): void =>
  storage.setItem(KEY, JSON.stringify(read(storage, now)));
