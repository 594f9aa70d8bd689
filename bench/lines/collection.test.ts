import { collectedLines, isRight, languages } from "./collection";

/** The number of lines per language that the grammar reads correctly; raise it when the grammar improves. */
const RIGHT = { en: 322, de: 163 };

describe("The collection of ingredient lines", () => {
  it("has five hundred distinct lines, each with a correct reading", () => {
    const lines = languages.flatMap(collectedLines);
    expect(new Set(lines.map(({ text }) => text)).size).toBe(500);
    const unread = lines.filter(({ readings }) => !readings.some(({ ingredient }) => ingredient));
    expect(unread).toEqual([]);
  });

  it.each(languages)("is parsed at least as well as before: %s", (language) => {
    const right = collectedLines(language).filter(isRight);
    expect(right.length).toBeGreaterThanOrEqual(RIGHT[language]);
  });
});
