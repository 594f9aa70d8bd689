import type { Finding } from "../../shared/lint/Finding";
import { asDuration } from "./duration";
import { t } from "./messages/t";

/** A finding in words. */
export function formatHint({ rule, words, step, minutes = 0 }: Finding): string {
  const duration = asDuration(minutes);
  switch (rule) {
    case "unusedIngredient":
      return t("hints.unusedIngredient", { name: words });
    case "unlistedIngredient":
      return t("hints.unlistedIngredient", { name: words, step: step! });
    case "longSteps":
      return step === null
        ? t("hints.longSteps", { duration })
        : t("hints.longStep", { duration, step });
    case "fahrenheitOnly":
      return t("hints.fahrenheitOnly", { temperature: words });
    case "noTime":
      return t("hints.noTime");
    case "noYield":
      return t("hints.noYield");
  }
}
