import { ActionIcon, Select, TextInput } from "@mantine/core";
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import { t } from "../../shared/words/t";
import classes from "./IngredientRows.module.css";
import { keepFocus } from "./keepFocus";
import type { DraftLine } from "./recipeDraft";
import type { Option } from "./RecipeFormOptions";
import { RowCheck } from "./RowCheck";

interface IngredientRowProps {
  line: DraftLine;
  place: number;
  count: number;
  options: Option[];
  onChange: (part: Partial<DraftLine>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (on: boolean) => void;
}

/** One ingredient: how much of what, and where in the list. */
export function IngredientRow(props: IngredientRowProps) {
  const { line, place, count, options, onChange, onMove, onRemove, onDrag } = props;
  const row = place + 1;
  const buttons = [
    {
      key: "up",
      label: t("recipeForm.up", { row }),
      Icon: ArrowUp,
      onClick: () => onMove(place - 1),
      disabled: place === 0,
    },
    {
      key: "down",
      label: t("recipeForm.down", { row }),
      Icon: ArrowDown,
      onClick: () => onMove(place + 1),
      disabled: row === count,
    },
    {
      key: "remove",
      label: t("recipeForm.remove", { row }),
      Icon: Trash2,
      onClick: onRemove,
      disabled: count === 1,
    },
  ];
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
        maxLength={50}
        value={line.quantity}
        onChange={(event) => onChange({ quantity: event.currentTarget.value })}
      />
      <TextInput
        size="sm"
        aria-label={t("recipeForm.unit", { row })}
        placeholder={t("recipeForm.unitExample")}
        maxLength={50}
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
          {buttons.map(({ key, label, Icon, onClick, disabled }) => (
            <ActionIcon
              key={key}
              variant="subtle"
              color="gray"
              c={disabled ? undefined : "var(--ink)"}
              size={40}
              aria-label={label}
              disabled={disabled}
              onClick={({ currentTarget }) => keepFocus(currentTarget, onClick)}
            >
              <Icon size={18} aria-hidden />
            </ActionIcon>
          ))}
        </span>
      </span>
    </div>
  );
}
