import { scores } from "../../../shared/inputLimits";
import type { ReviewChangeKind, ReviewOutcome } from "../../shared/apollo/schema.generated";
import { t } from "../../shared/messages/t";

/** A change in the form. */
export interface ChangeDraft {
  kind: ReviewChangeKind;
  lineId: number | null;
  subject: string;
  /** Empty if there is none. */
  detail: string;
}

/** The values of the form. */
export interface ReviewDraft {
  /** The picked score; empty if there is none. */
  score: string;
  text: string;
  outcome: ReviewOutcome | null;
  changes: ChangeDraft[];
}

/** Validates each field; returns the server's message, or null. */
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
