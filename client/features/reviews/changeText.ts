import { nameInText } from "../../../shared/amounts/ingredientNames";
import type { ReviewChangeKind } from "../../shared/apollo/schema.generated";
import { currentLanguage } from "../../shared/messages/locale";
import { t } from "../../shared/messages/t";

interface Change {
  kind: ReviewChangeKind;
  subject: string;
  detail: string | null;
}

interface CommonChange extends Change {
  count: number;
  statedCount: number;
}

/**
 * Describes a change in words, such as "less sugar (half)".
 * @param language the recipe's language
 */
export function describeChange({ kind, subject, detail }: Change, language: string | null): string {
  const write = (name: string) => nameInText(name, { language, locale: currentLanguage() });
  if (kind === "SWAPPED" && detail) {
    return t("reviews.swappedFor", { subject: write(subject), detail: write(detail) });
  }
  const isIngredient = kind !== "STEP" && kind !== "OTHER";
  const change = t(`reviews.change.${kind}`, { subject: isIngredient ? write(subject) : subject });
  return detail ? t("reviews.withDetail", { change, detail }) : change;
}

/**
 * Describes a change in which several reviews agree.
 * @param language the recipe's language
 */
export const describeCommonChange = (change: CommonChange, language: string | null): string =>
  t("reviews.agree", {
    agreeing: change.count,
    of: change.statedCount,
    change: describeChange(change, language),
  });
