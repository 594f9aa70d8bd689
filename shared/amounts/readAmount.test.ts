import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { recipes } from "../../server/database/demo/recipes";
import { type AmountRead, readAmount } from "./readAmount";

interface Line {
  quantity: string | null;
  unit: string | null;
  /** An amount such as "1.5 cup" or "2-3 piece"; null if it cannot be scaled. */
  expected: string | null;
}

const corpus: Line[] = readFileSync(join(__dirname, "corpus.txt"), "utf8")
  .split("\n")
  .filter((row) => row && !row.startsWith("# "))
  .map((row) => {
    const [quantity, unit, expected] = row.split("|").map((cell) => cell.trim());
    return {
      quantity: quantity || null,
      unit: unit || null,
      expected: expected === "-" ? null : expected!,
    };
  });

/** Formats an amount as in the collection, to three decimals. */
function describeAmount(amount: AmountRead | null): string | null {
  if (!amount) return null;
  const [min, max] = [amount.min, amount.max].map((number) => String(Number(number.toFixed(3))));
  return `${min === max ? min : `${min}-${max}`} ${amount.unit.toLowerCase()}`;
}

const formatLine = ({ quantity, unit }: Line) => `${quantity ?? ""} | ${unit ?? ""}`;
const read = ({ quantity, unit }: Line) => describeAmount(readAmount(quantity, unit));

describe("The collected lines of recipes", () => {
  const amounts = corpus.filter(({ expected }) => expected !== null);
  const misses = amounts.filter((line) => read(line) === null);

  it("include at least 300 with an amount, and are all different", () => {
    expect(amounts.length).toBeGreaterThanOrEqual(300);
    expect(new Set(corpus.map(formatLine)).size).toBe(corpus.length);
  });

  it("are never parsed incorrectly", () => {
    const wrong = corpus.filter((line) => ![null, line.expected].includes(read(line)));
    expect(
      wrong.map((line) => `${formatLine(line)} → ${read(line)}, not ${line.expected}`),
    ).toEqual([]);
  });

  it("are parsed in at least 95 of 100 cases", () => {
    const rate = (100 * (amounts.length - misses.length)) / amounts.length;
    expect({
      lines: corpus.length,
      amounts: amounts.length,
      read: `${rate.toFixed(1)} %`,
      misses: misses.map((line) => `${formatLine(line)} (${line.expected})`),
    }).toMatchSnapshot();
    expect(rate).toBeGreaterThanOrEqual(95);
  });

  it("are all parsed in the demo data", () => {
    const typed = recipes.flatMap(({ lines }) => lines).filter(([quantity]) => quantity !== null);
    const unreadLines = typed.filter(([quantity, unit]) => !readAmount(quantity, unit));
    expect(unreadLines).toEqual([]);
  });
});

describe("An amount", () => {
  it.each([
    ["2", "finely chopped", "2 piece"],
    ["1 cup", "sifted", "1 cup"],
    ["quarter", "tsp", "0.25 tsp"],
    ["1¼–1½", "cups", "1.25-1.5 cup"],
    ["half a 400g tin", null, "0.5 piece"],
    ["5ml/1tsp", null, "5 ml"],
    ["etwa 200", "Gramm", "200 g"],
    ["2 bis 3", "große", "2-3 piece"],
    ["1 gehäufter", "EL", "1 tbsp"],
    ["zwei", "Dosen", "2 piece"],
    ["Saft von 2", null, "2 piece"],
    ["3", "Zehen, fein gehackt", "3 piece"],
    ["50", "ml plus etwas mehr", "50 ml"],
  ])("is read in %j %j", (quantity, unit, amount) => {
    expect(describeAmount(readAmount(quantity, unit))).toBe(amount);
  });

  it.each([
    ["1 - 14 oz", null],
    ["1-28 oz", "can"],
    ["2 1/2 oz", "can"],
    ["2,", "cups"],
    ["2 large, chopped", "cups"],
    ["1 (heaping)", "tbsp"],
    ["3 (or 4)", null],
    ["2 cups", "tbsp"],
    ["1", "500 g"],
    ["2 tbsp, plus a handful", null],
    ["1 1", null],
    ["2²", null],
    ["½-pint", null],
    ["1", "Pfund"],
    ["eine", "Prise"],
    ["2", "EL plus 1 TL"],
    ["1", "Zwiebel oder eine Schalotte"],
    ["", ""],
  ])("is not read in %j %j, which is ambiguous", (quantity, unit) => {
    expect(readAmount(quantity, unit)).toBeNull();
  });
});

describe("A random text", () => {
  const typed = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 50 }),
    fc.constantFrom(...corpus.flatMap(({ quantity, unit }) => [quantity, unit])),
    fc.stringMatching(/^[0-9½¼ ./,x()-]{1,12} ?(g|oz|cups?|T|dozen|can)?$/),
  );
  const field = fc.option(typed);

  it("is parsed as a positive amount, or refused", () => {
    fc.assert(
      fc.property(field, field, (quantity, unit) => {
        const amount = readAmount(quantity, unit);
        if (!amount) return;
        expect(amount.min).toBeGreaterThan(0);
        expect(amount.max).toBeGreaterThanOrEqual(amount.min);
        expect(Number.isFinite(amount.max)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it("has the same meaning with other spaces, dashes and digits", () => {
    fc.assert(
      fc.property(fc.constantFrom(...corpus), ({ quantity, unit }) => {
        const other = (text: string | null) =>
          text &&
          `  ${text.replaceAll(" ", "\u00a0 ").replaceAll("-", "\u2011").replaceAll("2", "２")} `;
        expect(readAmount(other(quantity), other(unit))).toEqual(readAmount(quantity, unit));
      }),
    );
  });
});

describe("An amount that was read", () => {
  const lines = corpus.filter((line) => readAmount(line.quantity, line.unit));
  const writeAmount = ({ before, unitAsTyped, after }: AmountRead, min: number, max: number) =>
    `${before} ${min === max ? min : `${min}-${max}`} ${unitAsTyped} ${after}`.replace(
      / ([,;])/,
      "$1",
    );

  it("can be written with another number, and then parses to that number", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...lines),
        fc.constantFrom(0.25, 0.5, 1, 1.5, 2, 3, 10),
        ({ quantity, unit }, times) => {
          const amount = readAmount(quantity, unit)!;
          const round = (number: number) => Math.round(number * times * 100) / 100 || 0.01;
          const [min, max] = [round(amount.min), round(amount.max)];
          expect(readAmount(writeAmount(amount, min, max), null)).toEqual({ ...amount, min, max });
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("is the same for all spellings of its number", () => {
    const eighths = fc.integer({ min: 1, max: 80 }).map((eighth) => eighth / 8);
    const dresses: ((number: number) => string)[] = [
      (number) => String(number).replace(/\.(\d{3})$/, ".$10"),
      (number) =>
        String(number)
          .replace(/\.(\d{3})$/, ".$10")
          .replace(".", ","),
      (number) => asFraction(number, " "),
      (number) => asFraction(number, "-"),
      (number) => asFraction(number, "").replace(/([1357])\/([248])$/, fractionSignOf),
    ];
    fc.assert(
      fc.property(eighths, fc.constantFrom(...dresses), (number, dress) => {
        expect(readAmount(dress(number), "cups")).toMatchObject({ min: number, max: number });
      }),
    );
  });
});

/** A mixed number in lowest terms, its parts joined as given. */
function asFraction(number: number, joint: string): string {
  const whole = Math.floor(number);
  const part = number - whole;
  if (!part) return String(whole);
  const under = [2, 4, 8].find((each) => Number.isInteger(part * each))!;
  return `${whole ? `${whole}${joint}` : ""}${part * under}/${under}`;
}

const signs: Record<string, string> = {
  "1/2": "½",
  "1/4": "¼",
  "3/4": "¾",
  "1/8": "⅛",
  "3/8": "⅜",
  "5/8": "⅝",
  "7/8": "⅞",
};
const fractionSignOf = (text: string) => signs[text]!;
