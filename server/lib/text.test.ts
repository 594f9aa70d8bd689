import { escapeHtml, hasHiddenCharacters, nameKey, sortName } from "./text";

describe("Names", () => {
  it("are the same without regard to case, blank ends and spelling of characters", () => {
    expect(nameKey(" ÉCLAIR ")).toBe(nameKey("e\u0301clair"));
    expect(nameKey("Eclair")).not.toBe(nameKey("Éclair"));
  });

  it("are sorted without accents", () => {
    expect(sortName("Crème Brûlée")).toBe("creme brulee");
  });

  it("hide no control, format or direction characters", () => {
    expect(hasHiddenCharacters("Zoë & Søren, 3½")).toBe(false);
    for (const hidden of ["\u202e", "\u200b", "\n", "\u2066", "\u007f"]) {
      expect(hasHiddenCharacters(`a${hidden}b`)).toBe(true);
    }
  });
});

describe("A text in HTML", () => {
  it("stays a text", () => {
    expect(escapeHtml(`<b title="a" lang='b'>&`)).toBe(
      "&#60;b title=&#34;a&#34; lang=&#39;b&#39;&#62;&#38;",
    );
  });
});
