import { Button } from "@mantine/core";
import { Drawing } from "../../shared/ui/Drawing";
import { t } from "../../shared/messages/t";
import classes from "../../shared/ui/Message.module.css";

/** What is shown instead of an empty list. */
export function NoRecipes({ onReset }: { onReset: () => void }) {
  return (
    <div className={classes.root}>
      <Drawing name="plate" />
      <h2>{t("list.empty")}</h2>
      <p className={classes.text}>{t("list.emptyHelp")}</p>
      <div className={classes.actions}>
        <Button onClick={onReset}>{t("list.reset")}</Button>
      </div>
    </div>
  );
}
