import { Button } from "@mantine/core";
import { formatDate } from "../../../shared/dates";
import { t } from "../../../shared/messages/t";
import classes from "./Merges.module.css";
import type { RecentMerge_MergeFragment } from "./RecentMerge_merge.generated";
import { useMerging } from "./useMerging";

/** A recent merge with an undo button. */
export function RecentMergeItem({ merge }: { merge: RecentMerge_MergeFragment }) {
  const { createdAt, expiresAt, intoName, isComplete, mergedName, mergeId, recipeCount } = merge;
  const { undo, undoing } = useMerging();
  const names = t("merging.merged", { merged: mergedName, into: intoName });
  return (
    <li className={classes.item} aria-label={names}>
      <div className={classes.text}>
        <p className={classes.name} dir="auto">
          {names}
        </p>
        <p className={classes.quiet}>
          {isComplete
            ? t("merging.mergedOn", {
                date: formatDate(createdAt),
                until: formatDate(expiresAt),
                count: recipeCount,
              })
            : t("merging.unfinished", { date: formatDate(createdAt) })}
        </p>
      </div>
      <div className={classes.actions}>
        <Button
          size="sm"
          variant="default"
          aria-label={t("merging.undoOf", { name: mergedName })}
          loading={undoing}
          onClick={() => void undo(mergeId)}
        >
          {t("dialog.undo")}
        </Button>
      </div>
    </li>
  );
}
