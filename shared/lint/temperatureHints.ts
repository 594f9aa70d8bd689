import { readStepTexts } from "../recipeSections";
import { HEAT, isOfOven, otherDegrees, readTemperatureScale } from "../temperatures";
import type { Finding, LintedRecipe } from "./Finding";

/** A number in degrees Celsius in any spelling. */
const CELSIUS =
  /\d\s?(?:[°º˚]\s?|deg(?:rees?)?\s)?(?:C\b|Celsius|Centigrade)|\bgas(?: mark)?\s?\d/i;

interface Heat {
  text: string;
  isOven: boolean;
}

const findFahrenheit = (step: string): Heat[] =>
  [...step.matchAll(HEAT)]
    .filter(([, , , , word]) => readTemperatureScale(word!) === "F")
    .map(([text]) => ({ text, isOven: isOfOven(step) }));

/** Finds the temperatures in °F of recipes without any in °C. */
export function findFahrenheitOnly({ instructions, notes }: LintedRecipe): Finding[] {
  if (CELSIUS.test(`${instructions}\n${notes ?? ""}`)) return [];
  const findings = new Map<string, Finding>();
  readStepTexts(instructions).forEach((step, index) => {
    for (const { text } of findFahrenheit(step)) {
      const key = `fahrenheitOnly:${text}`;
      if (findings.has(key)) continue;
      findings.set(key, { rule: "fahrenheitOnly", key, words: text, line: null, step: index + 1 });
    }
  });
  return [...findings.values()];
}

/** Writes the degrees Celsius behind a temperature wherever it occurs: "350 °F (180 °C)". */
export function addCelsius(instructions: string, temperature: string): string {
  return instructions
    .split("\n")
    .map((step) =>
      step.replace(HEAT, (text, low: string, between?: string, high?: string) => {
        if (text !== temperature) return text;
        const degrees = [low, high]
          .filter((degree) => degree !== undefined)
          .map((degree) => otherDegrees(Number(degree), "F", isOfOven(step)));
        return `${text} (${[...new Set(degrees)].join(between)} °C)`;
      }),
    )
    .join("\n");
}
