import type { ReviewChangeKind } from "../../shared/apollo/schema.generated";
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

/** Describes a change in words, such as "Sugar: less (half)". */
export function describeChange({ kind, subject, detail }: Change): string {
  if (kind === "SWAPPED" && detail) return t("reviews.swappedFor", { subject, detail });
  const change = t(`reviews.change.${kind}`, { subject });
  return detail ? t("reviews.withDetail", { change, detail }) : change;
}

/** Describes a change in which several reviews agree. */
export const describeCommonChange = (change: CommonChange): string =>
  t("reviews.agree", {
    agreeing: change.count,
    of: change.statedCount,
    change: describeChange(change),
  });
