import { readPreviousVisit, recordVisit } from "./lastVisit";
import type { KeyedStorage } from "./storage";

const HOUR = 60 * 60 * 1000;

function makeStorage(): KeyedStorage {
  const items = new Map<string, string | null>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
  };
}

describe("The previous visit", () => {
  it("does not exist on the first visit, or if the stored text is malformed", () => {
    const storage = makeStorage();
    expect(readPreviousVisit(storage, 0)).toBeNull();
    for (const text of ["", "1", "null", '{"latest":"x"}', '{"latest":5,"previous":"x"}']) {
      storage.setItem("visit", text);
      expect(readPreviousVisit(storage, 10)).toBeNull();
    }
  });

  it("stays the same during a visit, and ended with its latest page", () => {
    const storage = makeStorage();
    for (const now of [0, 3 * HOUR, 6 * HOUR]) {
      recordVisit(storage, now);
      expect(readPreviousVisit(storage, now)).toBeNull();
    }
    expect(readPreviousVisit(storage, 11 * HOUR)).toBe(6 * HOUR);
    recordVisit(storage, 11 * HOUR);
    recordVisit(storage, 12 * HOUR);
    expect(readPreviousVisit(storage, 13 * HOUR)).toBe(6 * HOUR);
    expect(readPreviousVisit(storage, 17 * HOUR)).toBe(12 * HOUR);
  });
});
