import { words } from "../../shared/words";

/** The form as it is typed. */
export interface ReviewDraft {
  score: string;
  text: string;
}

/** What is wrong with a field, or null. The same words as the server's. */
export const reviewRules = {
  score(score: string): string | null {
    if (score.trim() === "") return words.reviews.scoreRequired;
    const number = Number(score);
    if (Number.isNaN(number)) return words.reviews.scoreRequired;
    if (number < 1) return words.reviews.scoreTooLow;
    if (number > 5) return words.reviews.scoreTooHigh;
    return Number.isInteger(number) ? null : words.reviews.scoreWhole;
  },
  text: (text: string): string | null => (text.trim() === "" ? words.reviews.textRequired : null),
};
