import { checkedItemsKey, serializeCheckedItems, stepKey } from "./checkedItems";
import { adoptProgress, progressAt, readProgress } from "./storedProgress";

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string | null) => void items.set(key, text ?? ""),
  };
}

const cooking = (recipeId: number, userId = 1) => ({ userId, recipeId });
const at = Date.parse("2026-03-01T12:00:00Z");
const progress = {
  recipeVersion: 2,
  done: ["line:1", "step:0"],
  step: 3,
  changedAt: "2026-03-01T12:00:00Z",
};
const { changedAt: _, ...progressWithoutTime } = progress;
const nothing = { recipeVersion: 2, done: [], step: null };

describe("The progress on another device", () => {
  it("is adopted once if there is no progress on this device", () => {
    const here = storage();
    expect(adoptProgress(here, cooking(7), 2, progress)).toBe(true);
    expect(readProgress(here, cooking(7), 2)).toEqual(progressWithoutTime);
    expect(progressAt(here, cooking(7))).toBe(at);
    expect(readProgress(here, cooking(8), 2)).toEqual(nothing);
    expect(progressAt(here, cooking(8))).toBe(0);
    expect(progressAt(here, cooking(7, 2))).toBe(0);
    expect(adoptProgress(here, cooking(7), 2, progress)).toBe(false);
  });

  it("is ignored for another version of the recipe", () => {
    const here = storage();
    expect(adoptProgress(here, cooking(7), 3, progress)).toBe(false);
    expect(readProgress(here, cooking(7), 2)).toEqual(nothing);
  });

  it.each([
    ["later", 1, false, ["line:9"]],
    ["earlier", -1, true, progressWithoutTime.done],
  ] as const)(
    "replaces check marks that were set %s on this device only if it is newer",
    (_when, by, isTaken, done) => {
      const here = storage();
      const text = serializeCheckedItems(new Set(["line:9"]), 2, at + by);
      here.setItem(checkedItemsKey(1, 7), text);
      expect(adoptProgress(here, cooking(7), 2, progress)).toBe(isTaken);
      expect(readProgress(here, cooking(7), 2).done).toEqual(done);
    },
  );

  it("does not restore items that were cleared on this device and are not sent yet", () => {
    const here = storage();
    adoptProgress(here, cooking(7), 2, progress);
    for (const key of [checkedItemsKey(1, 7), stepKey(1, 7)]) {
      here.setItem(key, serializeCheckedItems(new Set(), 2, at + 1));
    }
    expect(adoptProgress(here, cooking(7), 2, progress)).toBe(false);
    expect(readProgress(here, cooking(7), 2)).toEqual(nothing);
    expect(progressAt(here, cooking(7))).toBe(at + 1);
  });

  it("removes items that were unchecked on that device", () => {
    const here = storage();
    here.setItem(checkedItemsKey(1, 7), serializeCheckedItems(new Set(["line:9"]), 2, at - 1));
    here.setItem(stepKey(1, 7), serializeCheckedItems(new Set(["1"]), 2, at - 1));
    adoptProgress(here, cooking(7), 2, { ...progress, done: [], step: null });
    expect(readProgress(here, cooking(7), 2)).toEqual(nothing);
  });
});
