import { scores } from "../../../shared/inputLimits";
import { t } from "../../shared/messages/t";

/** The form as it is typed. */
export interface ReviewDraft {
  score: string;
  text: string;
}

/** What is wrong with a field, or null. The same words as the server's. */
export const reviewRules = {
  score(score: string): string | null {
    if (score.trim() === "") return t("reviews.scoreRequired");
    const number = Number(score);
    if (Number.isNaN(number)) return t("reviews.scoreRequired");
    if (number < scores.min) return t("reviews.scoreTooLow", { min: scores.min });
    if (number > scores.max) return t("reviews.scoreTooHigh", { max: scores.max });
    return Number.isInteger(number) ? null : t("reviews.scoreWhole");
  },
  text: (text: string): string | null => (text.trim() === "" ? t("reviews.textRequired") : null),
};
