import { getInitials, getInitialsColor, initialsColors } from "./initials";

it.each([
  ["Nell Abernathy", "NA"],
  ["Ana Maria de la Cruz", "AC"],
  ["rosa", "R"],
  ["Jürgen „Jo“ Öztürk", "JÖ"],
  ["(cook) 2nd", "C2"],
  ["𝒳 𝒴", "𝒳𝒴"],
  ["🍳", "🍳"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});

/** Computes the relative luminance of a color as in WCAG 2. */
function getLuminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each(initialsColors)("white text on %s has a contrast of at least 4.5", (color) => {
  expect(1.05 / (getLuminance(color) + 0.05)).toBeGreaterThanOrEqual(4.5);
});

it("the color follows from the name, and names differ in it", () => {
  expect(getInitialsColor("Nell Abernathy")).toBe(getInitialsColor("Nell Abernathy"));
  const names = ["Nell Abernathy", "Rosa", "Ana", "Ben", "Idris", "Mina", "Li", "Olu", "Ida", "Jo"];
  expect(new Set(names.map(getInitialsColor)).size).toBeGreaterThan(3);
});
