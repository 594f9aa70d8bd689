import replaceConfusables from "unhomoglyph";
import { toSkeleton } from "./toSkeleton";

describe("The skeleton of a name", () => {
  it.each([
    ["Rosa Lindqvist", "Rоsа Lindqvist", "Cyrillic letters"],
    ["Rosa Lindqvist", "Rosa Llndqvist", "an l for an i"],
    ["Idris", "ldris", "an l for a capital I"],
    ["ALICE", "alіce", "another case, and a Cyrillic letter"],
    ["tomasz_bakes", "tornasz_bakes", "r and n for an m"],
    ["Bob", "B0b", "a zero"],
    ["Bob", "ꓐob", "a Lisu letter"],
    ["MIA", "mіa", "a capital m, whose small one is two letters"],
    ["Mei Zhao", "Mei  Zhao", "two blanks"],
    ["Zoë", "Zoe\u0308", "an accent of its own"],
    ["Zoë", "Zoe", "no accent"],
    ["admin", "adm\u0323in", "a combining mark"],
    ["admin", "ad\u0301\u0308\u20DDmin", "several combining marks"],
    ["admin", "admin\u0941", "a mark of another script"],
    ["ødegaard", "odegaard", "a stroke"],
  ])("is the same for %s and %s: %s", (name, lookalike) => {
    expect(toSkeleton(lookalike)).toBe(toSkeleton(name));
  });

  it.each([
    ["Rosa", "Rose"],
    ["Ann", "Anna"],
    ["राम", "रमा"],
    ["Bea", "Lea"],
    ["Ida 1", "Ida 2"],
  ])("is different for %s and %s", (name, lookalike) => {
    expect(toSkeleton(lookalike)).not.toBe(toSkeleton(name));
  });

  it("ignores combining marks, and is equal for lookalike letters", () => {
    const characters = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code));
    const marks = characters.filter((character) => /\p{M}/u.test(character));
    expect(marks.length).toBeGreaterThan(2_000);
    const original = toSkeleton("admin");
    expect(marks.filter((mark) => toSkeleton(`ad${mark}min`) !== original)).toEqual([]);
    const lookalikes = characters.filter((character) => replaceConfusables(character) === "a");
    expect(lookalikes.length).toBeGreaterThan(15);
    expect(lookalikes.filter((letter) => toSkeleton(`${letter}dmin`) !== original)).toEqual([]);
  });
});
