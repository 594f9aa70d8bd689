import { makeTextRecognizer } from "../../server/features/imports/readers/pictures/makeTextRecognizer";
import { cards } from "./cards";
import { renderCard } from "./renderCard";

const normalizeLine = (line: string) => line.replace(/\s+/g, " ").trim();

/** Prints the share of lines recognized exactly, for twenty rendered photos of cards. */
async function measure() {
  const recognizer = makeTextRecognizer();
  let all = 0;
  let right = 0;
  for (const [i, card] of cards.entries()) {
    const start = performance.now();
    const text = await recognizer.recognize(await renderCard(card, i + 1));
    const recognizedLines = new Set(text.split("\n").map(normalizeLine));
    const wrong = card.lines.filter((line) => !recognizedLines.has(normalizeLine(line)));
    all += card.lines.length;
    right += card.lines.length - wrong.length;
    const { angle, creases, font, noise, shade } = card;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `${i + 1}: ${card.lines.length - wrong.length} of ${card.lines.length}, ${seconds} s (${font}, ${angle}°, noise ${noise}, creases ${creases}, shade ${shade.toFixed(2)})`,
    );
    for (const line of wrong) console.log(`   not: ${line}`);
  }
  await recognizer.close();
  console.log(`${right} of ${all} lines, ${((100 * right) / all).toFixed(1)} %`);
}

void measure();
