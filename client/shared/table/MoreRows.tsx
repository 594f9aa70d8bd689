import { MoreButton } from "../ui/MoreButton";
import { t } from "../messages/t";
import classes from "./MoreRows.module.css";

interface MoreRowsProps {
  shown: number;
  total: number;
  onMore: () => Promise<unknown>;
}

/** The way to the rows after those that are shown. */
export function MoreRows({ shown, total, onMore }: MoreRowsProps) {
  return (
    <div className={classes.more}>
      <p role="status">{t("table.shown", { shown, total })}</p>
      <MoreButton onMore={onMore}>{t("table.showMore")}</MoreButton>
    </div>
  );
}
