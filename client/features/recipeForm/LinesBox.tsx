import { Button, Textarea } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { t } from "../../shared/messages/t";
import classes from "./IngredientRows.module.css";

interface LinesBoxProps {
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
  /** Converts a text to rows; returns a message about them. */
  onAdd: (text: string) => string;
  /** Moves the focus to the field after the rows. */
  onLeave: () => void;
}

/** A text box for typed or pasted ingredient lines, each of which becomes a row. */
export function LinesBox({ text, error, onChange, onAdd, onLeave }: LinesBoxProps) {
  const [added, setAdded] = useState("");
  const add = (typed: string) => setAdded(onAdd(typed));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    // The rows are reached backwards: forwards, they would be dozens of stops.
    const isLeaving = event.key === "Tab" && !event.shiftKey;
    if (event.key !== "Enter" && !isLeaving) return;
    event.preventDefault();
    if (text.trim() !== "") add(text);
    if (isLeaving) onLeave();
  };
  return (
    <div className={classes.box}>
      <Textarea
        size="sm"
        label={t("recipeForm.typeLines")}
        description={
          <>
            {t("recipeForm.typeLinesHelp")}{" "}
            <span className={classes.keyHint}>{t("recipeForm.typeLinesTab")}</span>
          </>
        }
        placeholder={t("recipeForm.typeLinesExample")}
        autosize
        minRows={1}
        value={text}
        error={error}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget: { value } }) =>
          // Several lines at once were pasted.
          value.includes("\n") ? add(value) : onChange(value)
        }
      />
      <Button
        aria-label={t("recipeForm.addLineName")}
        variant="default"
        size="sm"
        disabled={text.trim() === ""}
        onClick={() => add(text)}
      >
        {t("recipeForm.addLine")}
      </Button>
      <p role="status" className={classes.added}>
        {added}
      </p>
    </div>
  );
}
