import { Button } from "@mantine/core";
import { Drawing } from "../../shared/ui/Drawing";
import { words } from "../../shared/words";
import classes from "../../shared/ui/Message.module.css";

/** What stands in the place of an empty list. */
export function NoRecipes({ onReset }: { onReset: () => void }) {
  return (
    <div className={classes.root}>
      <Drawing name="plate" />
      <h2>{words.list.empty}</h2>
      <p className={classes.text}>{words.list.emptyHelp}</p>
      <div className={classes.actions}>
        <Button onClick={onReset}>{words.list.reset}</Button>
      </div>
    </div>
  );
}
