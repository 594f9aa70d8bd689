import { TextInput } from "@mantine/core";
import { ArrowDown, ArrowUp } from "lucide-react";
import { maxLength } from "../../../shared/inputLimits";
import { t } from "../../shared/messages/t";
import { BUTTON, DragHandle } from "./IngredientRow";
import classes from "./IngredientRows.module.css";
import { RowButtons } from "./RowButtons";

interface HeadingRowProps {
  heading: string;
  /** Its number among the headings, from 1. */
  row: number;
  /** Its position among all rows. */
  index: number;
  count: number;
  onChange: (heading: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (on: boolean) => void;
}

/** The heading of the rows below it. */
export function HeadingRow(props: HeadingRowProps) {
  const { heading, row, index, count, onChange, onMove, onRemove, onDrag } = props;
  return (
    <div className={`${classes.fields} ${classes.heading}`}>
      <DragHandle onDrag={onDrag} />
      <TextInput
        size="sm"
        maxLength={maxLength.heading}
        aria-label={t("recipeForm.heading", { row })}
        placeholder={t("recipeForm.headingExample")}
        value={heading}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <span className={classes.buttons}>
        <RowButtons
          index={index}
          count={count}
          before={{ label: t("recipeForm.headingUp", { row }), Icon: ArrowUp }}
          after={{ label: t("recipeForm.headingDown", { row }), Icon: ArrowDown }}
          remove={{ label: t("recipeForm.headingRemove", { row }) }}
          size={BUTTON}
          onMove={onMove}
          onRemove={onRemove}
        />
      </span>
    </div>
  );
}
