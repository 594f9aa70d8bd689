import { skeleton } from "./skeleton";

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
  ])("is the same for %s and %s: %s", (name, lookalike) => {
    expect(skeleton(lookalike)).toBe(skeleton(name));
  });

  it.each([
    ["Rosa", "Rose"],
    ["Zoë", "Zoe"],
    ["Ann", "Anna"],
    ["Bea", "Lea"],
    ["Ida 1", "Ida 2"],
  ])("is another for %s and %s", (name, other) => {
    expect(skeleton(other)).not.toBe(skeleton(name));
  });
});
