import {
  checkedAt,
  isExpired,
  isCheckedItemsKey,
  checkedItemsKey,
  stepKey,
  readCheckedItems,
  withItem,
  serializeCheckedItems,
} from "./checkedItems";

const HOUR_MS = 60 * 60 * 1000;
const storedText = serializeCheckedItems(new Set(["line:7", "step:0.1"]), 3, 0);

describe("The set of checked items", () => {
  it("is restored only for the same version of the recipe", () => {
    expect([...readCheckedItems(storedText, 3)]).toEqual(["line:7", "step:0.1"]);
    expect(readCheckedItems(storedText, 4).size).toBe(0);
  });

  it.each([null, "", "{", "7", "null", '{"done":7,"at":1}', '{"done":[]}'])(
    "is empty if %j is stored",
    (text) => {
      expect(readCheckedItems(text, 3).size).toBe(0);
      expect(isExpired(text, 0)).toBe(true);
    },
  );

  it("expires after a day", () => {
    expect(isExpired(storedText, 23 * HOUR_MS)).toBe(false);
    expect(isExpired(storedText, 25 * HOUR_MS)).toBe(true);
  });

  it("is stored even if it is empty, with the time of the last change", () => {
    const cleared = serializeCheckedItems(new Set(), 3, 7);
    expect(readCheckedItems(cleared, 3).size).toBe(0);
    expect(checkedAt(cleared)).toBe(7);
  });

  it("loses an item that is unchecked", () => {
    const afterFirst = withItem(new Set(), "line:7", true);
    expect([...afterFirst]).toEqual(["line:7"]);
    expect([...withItem(afterFirst, "line:7", true)]).toEqual(["line:7"]);
    expect(withItem(afterFirst, "line:7", false).size).toBe(0);
  });

  it("is stored by user and recipe", () => {
    const keys = [checkedItemsKey, stepKey].flatMap((makeKey) => [
      makeKey(1, 7),
      makeKey(1, 8),
      makeKey(2, 7),
    ]);
    expect(new Set(keys).size).toBe(6);
    expect(keys.every(isCheckedItemsKey)).toBe(true);
    expect(isCheckedItemsKey("token")).toBe(false);
  });
});
