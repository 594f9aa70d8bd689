import type { Page } from "tesseract.js";
import { formatLines } from "./formatLines";

/** A page of lines whose words are close together and have the stated confidence: `Plums:90`. */
function page(...lines: string[]): Pick<Page, "blocks"> {
  const recognized = lines.map((line, i) => {
    const top = 40 * i;
    let leftEdge = 0;
    const words = line.split(" ").map((word) => {
      const [, text, confidence] = /^(.+?)(?::(\d+))?$/.exec(word)!;
      const bbox = { x0: leftEdge, y0: top, x1: leftEdge + 10 * text!.length, y1: top + 20 };
      leftEdge = bbox.x1 + 8;
      return { text, confidence: Number(confidence ?? 95), bbox };
    });
    return { words, bbox: { y0: top } };
  });
  return { blocks: [{ paragraphs: [{ lines: recognized }] }] } as never;
}

describe("The lines of a picture", () => {
  it("are recognized with some confidence, and exclude edges", () => {
    expect(formatLines(page("| Zubereitung:96 }:0", "Krümel:20 und:30", "Salz"))).toBe(
      "Zubereitung\nSalz",
    );
  });

  it.each([
    ["1 | Gemüsebrühe", "1 l Gemüsebrühe"],
    ["1,5 I water", "1,5 l water"],
    ["½ 1 Milch", "½ l Milch"],
    ["1 1 Gemüsebrühe", "1 l Gemüsebrühe"],
    ["2 1 lb bags", "2 1 lb bags"],
    ["I eat 1 | 2", "I eat 1 | 2"],
  ])(
    "contain l for liters if a number and a stroke are recognized before a word: %j",
    (read, line) => {
      expect(formatLines(page(read))).toBe(line);
    },
  );

  it.each([
    ["% TL Muskat", "½ TL Muskat"],
    ["% cup sugar", "½ cup sugar"],
    ["| % Zwiebel, gewürfelt", "½ Zwiebel, gewürfelt"],
    ["% | Milch", "½ l Milch"],
    // These characters are misread as three quarters just as often.
    ["2% cups rice", "2% cups rice"],
    ["50 % Rahm", "50 % Rahm"],
  ])("begin with ½ if a percentage would make no sense: %j", (read, line) => {
    expect(formatLines(page(read))).toBe(line);
  });

  it("may begin with a percent sign whose number is in the previous line", () => {
    expect(formatLines(page("Bei 60", "% Luftfeuchtigkeit lagern"))).toBe(
      "Bei 60\n% Luftfeuchtigkeit lagern",
    );
  });
});
