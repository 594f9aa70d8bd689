import { collectedLines, isRight, languages, readLine } from "./collection";

const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;

/** Prints the share of lines that the grammar reads correctly, and its readings of the others. */
for (const language of languages) {
  const lines = collectedLines(language).map((line, index) => ({ ...line, number: index + 1 }));
  const halves = { all: lines, even: [], odd: [] } as Record<string, typeof lines>;
  for (const line of lines) halves[line.number % 2 ? "odd" : "even"]?.push(line);
  for (const [half, among] of Object.entries(halves)) {
    const right = among.filter(isRight).length;
    console.log(
      `${language} ${half}: ${right} of ${among.length}, ${percent(right, among.length)}`,
    );
  }
  for (const line of lines.filter((each) => !isRight(each))) {
    const parsed = readLine(line.text);
    const { quantity, unit, ingredient, preparation, isOptional } = parsed ?? {};
    const fields = [quantity, unit, ingredient, preparation, isOptional ? "optional" : ""];
    console.log(`  ${line.number} ${line.text}\n      ${fields.join(" | ")}`);
  }
}
