import { Button } from "@mantine/core";
import { useLoadMore } from "../useLoadMore";
import { t } from "../messages/t";
import classes from "./MoreRows.module.css";

interface MoreRowsProps {
  shown: number;
  total: number;
  onMore: () => Promise<unknown>;
}

/** The way to the rows after those that are shown. */
export function MoreRows({ shown, total, onMore }: MoreRowsProps) {
  const { loading, more } = useLoadMore(onMore);
  return (
    <div className={classes.more}>
      <p role="status">{t("table.shown", { shown, total })}</p>
      <Button variant="default" loading={loading} onClick={() => void more()}>
        {t("table.showMore")}
      </Button>
    </div>
  );
}
