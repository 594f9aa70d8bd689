import {
  isForgotten,
  isMarksKey,
  marksKey,
  placeKey,
  readMarks,
  toggled,
  writeMarks,
} from "./marks";

const HOUR_MS = 60 * 60 * 1000;
const kept = writeMarks(new Set(["line:7", "step:0.1"]), 3, 0);

describe("What was checked off", () => {
  it("is there again in the same version of the recipe, and not in another", () => {
    expect([...readMarks(kept, 3)]).toEqual(["line:7", "step:0.1"]);
    expect(readMarks(kept, 4).size).toBe(0);
  });

  it.each([null, "", "{", "7", "null", '{"done":7,"at":1}', '{"done":[]}'])(
    "is nothing where %j is kept",
    (text) => {
      expect(readMarks(text, 3).size).toBe(0);
      expect(isForgotten(text, 0)).toBe(true);
    },
  );

  it("is forgotten after a day", () => {
    expect(isForgotten(kept, 23 * HOUR_MS)).toBe(false);
    expect(isForgotten(kept, 25 * HOUR_MS)).toBe(true);
  });

  it("is not kept when it is nothing", () => {
    expect(writeMarks(new Set(), 3, 0)).toBeNull();
  });

  it("can be taken back", () => {
    const once = toggled(new Set(), "line:7");
    expect([...once]).toEqual(["line:7"]);
    expect(toggled(once, "line:7").size).toBe(0);
  });

  it("is kept by recipe", () => {
    expect(marksKey(7)).not.toBe(marksKey(8));
    expect(isMarksKey(marksKey(7))).toBe(true);
    expect(placeKey(7)).not.toBe(marksKey(7));
    expect(isMarksKey(placeKey(7))).toBe(true);
    expect(isMarksKey("token")).toBe(false);
  });
});
