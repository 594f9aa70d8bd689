import {
  HEAT,
  isOfOven,
  otherDegrees,
  readTemperatureScale,
  type Scale,
} from "../../../../shared/temperatures";
import { t } from "../../../shared/messages/t";
import type { UnitSystem } from "./unitSystem";
import { isApproximate } from "./writeRange";

/** Converts the temperatures of a sentence. A sentence with both scales stays. */
function sentenceHeats(sentence: string, unitSystem: UnitSystem, isOven: boolean): string {
  const scales = new Set(
    [...sentence.matchAll(HEAT)].map(([, , , , word]) => readTemperatureScale(word!)),
  );
  const targetScale: Scale = unitSystem === "metric" ? "C" : "F";
  if (scales.size !== 1 || scales.has(targetScale)) return sentence;
  return sentence.replace(
    HEAT,
    (_, low: string, between: string | undefined, high: string | undefined, word: string, at) => {
      const degrees = [low, high]
        .filter((text) => text !== undefined)
        .map((text) => otherDegrees(Number(text), readTemperatureScale(word), isOven));
      const about = isApproximate(sentence.slice(0, at as number)) ? "" : `${t("cooking.about")} `;
      return `${about}${[...new Set(degrees)].join(between)} °${targetScale}`;
    },
  );
}

/** Converts the temperatures of a step. Gas marks and a lone "200°" stay. */
export function heatsIn(text: string, unitSystem: UnitSystem): string {
  if (unitSystem === "asWritten") return text;
  const isOven = isOfOven(text);
  const sentences = text.split(/(?<=[.!?])(?=\s)/);
  return sentences.map((sentence) => sentenceHeats(sentence, unitSystem, isOven)).join("");
}
