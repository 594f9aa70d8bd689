import { TextInput } from "@mantine/core";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { ChangeEvent } from "react";
import { maxLength } from "../../../shared/inputLimits";
import { t } from "../../shared/messages/t";
import { type DraftLine, isBlank } from "./draftLines";
import { IngredientField } from "./IngredientField";
import classes from "./IngredientRows.module.css";
import type { Option } from "./RecipeFormOptions";
import { RowButtons } from "./RowButtons";
import { RowMenu } from "./RowMenu";

interface IngredientRowProps {
  line: DraftLine;
  /** Its number among the ingredients, from 1. */
  row: number;
  /** Its position among all rows. */
  index: number;
  count: number;
  canRemove: boolean;
  ingredients: readonly Option[];
  canAddIngredients: boolean;
  error: string | undefined;
  onChange: (part: Partial<DraftLine>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (on: boolean) => void;
}

/** The size of a row's buttons. */
export const BUTTON = 36;

/** Drags a row to another position. */
export const DragHandle = ({ onDrag }: Pick<IngredientRowProps, "onDrag">) => (
  <span
    className={classes.handle}
    draggable
    title={t("recipeForm.drag")}
    onDragStart={() => onDrag(true)}
    onDragEnd={() => onDrag(false)}
  >
    <GripVertical size={18} aria-hidden />
  </span>
);

/** The fields of one ingredient: amount, name, preparation, and its position. */
export function IngredientRow(props: IngredientRowProps) {
  const { line, row, index, count, canRemove, ingredients, canAddIngredients, error } = props;
  const { onChange, onMove, onRemove, onDrag } = props;
  const field = (name: "quantity" | "unit" | "preparation") => ({
    size: "sm" as const,
    maxLength: maxLength[name],
    value: line[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  // Next to typed text, an example would look like a part of it.
  const example = (key: "recipeForm.quantityExample" | "recipeForm.unitExample") =>
    isBlank(line) ? t(key) : "";
  const notes = [
    line.isOptional && t("recipeForm.optional"),
    !line.scales && t("recipeForm.fixed"),
  ].filter(Boolean);
  return (
    <div className={classes.fields}>
      <DragHandle onDrag={onDrag} />
      <TextInput
        {...field("quantity")}
        aria-label={t("recipeForm.quantity", { row })}
        placeholder={example("recipeForm.quantityExample")}
      />
      <TextInput
        {...field("unit")}
        aria-label={t("recipeForm.unit", { row })}
        placeholder={example("recipeForm.unitExample")}
      />
      <IngredientField
        line={line}
        row={row}
        ingredients={ingredients}
        canAdd={canAddIngredients}
        error={error}
        onChange={onChange}
      />
      <TextInput
        {...field("preparation")}
        className={classes.preparation}
        aria-label={t("recipeForm.preparation", { row })}
        placeholder={t("recipeForm.preparationExample")}
      />
      <span className={classes.buttons}>
        <RowButtons
          index={index}
          count={count}
          before={{ label: t("recipeForm.up", { row }), Icon: ArrowUp }}
          after={{ label: t("recipeForm.down", { row }), Icon: ArrowDown }}
          remove={{ label: t("recipeForm.remove", { row }), disabled: !canRemove }}
          size={BUTTON}
          onMove={onMove}
          onRemove={onRemove}
        />
        <RowMenu line={line} row={row} size={BUTTON} onChange={onChange} />
      </span>
      {notes.length > 0 && <p className={classes.notes}>{notes.join(" · ")}</p>}
    </div>
  );
}
