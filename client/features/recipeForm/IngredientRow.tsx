import { Select, TextInput } from "@mantine/core";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { maxLength } from "../../../shared/inputLimits";
import { t } from "../../shared/messages/t";
import classes from "./IngredientRows.module.css";
import type { DraftLine } from "./recipeDraft";
import type { Option } from "./RecipeFormOptions";
import { RowButtons } from "./RowButtons";
import { RowCheck } from "./RowCheck";

interface IngredientRowProps {
  line: DraftLine;
  index: number;
  count: number;
  options: Option[];
  onChange: (part: Partial<DraftLine>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (on: boolean) => void;
}

/** One ingredient: how much of what, and where in the list. */
export function IngredientRow(props: IngredientRowProps) {
  const { line, index, count, options, onChange, onMove, onRemove, onDrag } = props;
  const row = index + 1;
  return (
    <div className={classes.fields}>
      <span
        className={classes.handle}
        draggable
        title={t("recipeForm.drag")}
        onDragStart={() => onDrag(true)}
        onDragEnd={() => onDrag(false)}
      >
        <GripVertical size={18} aria-hidden />
      </span>
      <TextInput
        size="sm"
        aria-label={t("recipeForm.quantity", { row })}
        placeholder={t("recipeForm.quantityExample")}
        maxLength={maxLength.quantity}
        value={line.quantity}
        onChange={(event) => onChange({ quantity: event.currentTarget.value })}
      />
      <TextInput
        size="sm"
        aria-label={t("recipeForm.unit", { row })}
        placeholder={t("recipeForm.unitExample")}
        maxLength={maxLength.unit}
        value={line.unit}
        onChange={(event) => onChange({ unit: event.currentTarget.value })}
      />
      <Select
        className={classes.pick}
        size="sm"
        aria-label={t("recipeForm.ingredient", { row })}
        placeholder={t("recipeForm.ingredientExample")}
        searchable
        limit={50}
        nothingFoundMessage={t("recipeForm.nothingFound")}
        // In the form's own landmark, and scrolled by itself: the keyboard reaches what the library's does not.
        comboboxProps={{ withinPortal: false }}
        withScrollArea={false}
        classNames={{ options: classes.options }}
        data={options}
        value={line.ingredientId === null ? null : String(line.ingredientId)}
        onChange={(value) => onChange({ ingredientId: Number(value) || null })}
      />
      <span className={classes.rest}>
        <RowCheck
          label={t("recipeForm.optional", { row })}
          checked={line.isOptional}
          onChange={(isOptional) => onChange({ isOptional })}
        >
          {t("recipeForm.optionalShort")}
        </RowCheck>
        <RowCheck
          label={t("recipeForm.fixed", { row })}
          checked={!line.scales}
          onChange={(fixed) => onChange({ scales: !fixed })}
        >
          {t("recipeForm.fixedShort")}
        </RowCheck>
        <span className={classes.buttons}>
          <RowButtons
            index={index}
            count={count}
            before={{ label: t("recipeForm.up", { row }), Icon: ArrowUp }}
            after={{ label: t("recipeForm.down", { row }), Icon: ArrowDown }}
            remove={{ label: t("recipeForm.remove", { row }), disabled: count === 1 }}
            size={40}
            onMove={onMove}
            onRemove={onRemove}
          />
        </span>
      </span>
    </div>
  );
}
