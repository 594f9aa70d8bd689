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
export const describeChange = ({ kind, subject, detail }: Change): string =>
  detail
    ? t(`reviews.changeWithDetail.${kind}`, { subject, detail })
    : t(`reviews.change.${kind}`, { subject });

/** Describes a change in which several reviews agree. */
export const describeCommonChange = (change: CommonChange): string =>
  t("reviews.agree", {
    agreeing: change.count,
    of: change.statedCount,
    change: describeChange(change),
  });
