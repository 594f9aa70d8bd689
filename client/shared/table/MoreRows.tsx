import { Button } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "../../apollo/errors";
import { t } from "../words/t";
import classes from "./MoreRows.module.css";

interface MoreRowsProps {
  shown: number;
  total: number;
  onMore: () => Promise<unknown>;
}

/** The way to the rows after those that are shown. */
export function MoreRows({ shown, total, onMore }: MoreRowsProps) {
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<string>();
  const more = async () => {
    setLoading(true);
    setError(undefined);
    try {
      await onMore();
    } catch (failure) {
      setError(t("failed.error", { message: messageOf(failure) }));
    }
    setLoading(false);
  };
  return (
    <div className={classes.more}>
      <p role="status">{t("table.shown", { shown, total })}</p>
      {error && <p role="alert">{error}</p>}
      <Button variant="default" loading={loading} onClick={() => void more()}>
        {t("table.showMore")}
      </Button>
    </div>
  );
}
