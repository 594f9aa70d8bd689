import { nameInText } from "../../shared/amounts/ingredientNames";
import type { Finding } from "../../shared/lint/Finding";
import { asDuration } from "./duration";
import { currentLanguage } from "./messages/locale";
import { t } from "./messages/t";

/**
 * Writes a finding in words.
 * @param language the recipe's language
 */
export function formatHint(
  { rule, words, step, minutes = 0 }: Finding,
  language: string | null,
): string {
  const write = (name: string) => nameInText(name, { language, locale: currentLanguage() });
  switch (rule) {
    case "unusedIngredient":
      return t("hints.unusedIngredient", { name: write(words) });
    case "unlistedIngredient":
      return t("hints.unlistedIngredient", { name: write(words), step: step! });
    case "longSteps":
      return t("hints.longStep", { duration: asDuration(minutes), step: step! });
    case "fahrenheitOnly":
      return t("hints.fahrenheitOnly", { temperature: words });
    case "noTime":
      return t("hints.noTime");
    case "noYield":
      return t("hints.noYield");
  }
}
