import { escapeHtml, hasHiddenCharacters, isVisible, toNameKey, toSortName } from "./text";

describe("Names", () => {
  it("are equal regardless of case, surrounding spaces and Unicode normalization", () => {
    expect(toNameKey(" ÉCLAIR ")).toBe(toNameKey("e\u0301clair"));
    expect(toNameKey("Eclair")).not.toBe(toNameKey("Éclair"));
  });

  it("are sorted regardless of accents", () => {
    expect(toSortName("Crème Brûlée")).toBe("creme brulee");
  });

  it("contain no control, format or direction characters", () => {
    expect(hasHiddenCharacters("Zoë & Søren, 3½")).toBe(false);
    for (const hidden of ["\u202e", "\u200b", "\n", "\u2066", "\u007f"]) {
      expect(hasHiddenCharacters(`a${hidden}b`)).toBe(true);
    }
  });

  it.each([
    ["a Hangul filler", "\u3164"],
    ["a Hangul filler of half width", "\uffa0"],
    ["a Hangul filler of a consonant", "\u115f"],
    ["a joiner of accents", "\u034f"],
    ["an inherent vowel of Khmer", "\u17b4"],
    ["a separator of Mongolian vowels", "\u180e"],
    ["a selector of variations", "\u{e0100}"],
    ["a tag", "\u{e0061}"],
    ["the blank of Braille", "\u2800"],
  ])("do not contain the hidden character %s", (_what, hidden) => {
    expect(hasHiddenCharacters(`Ana${hidden}`)).toBe(true);
  });

  it.each(["", " ", "\u0301", "\u0301\u0308 "])(
    "are refused without a visible character: %j",
    (name) => {
      expect(isVisible(name)).toBe(false);
    },
  );

  it.each(["a", "7", "!", "木", "ع", "🍲"])("are accepted with a visible character: %s", (name) => {
    expect(isVisible(name)).toBe(true);
  });
});

describe("A text in HTML", () => {
  it("is escaped", () => {
    expect(escapeHtml(`<b title="a" lang='b'>&`)).toBe(
      "&#60;b title=&#34;a&#34; lang=&#39;b&#39;&#62;&#38;",
    );
  });
});
