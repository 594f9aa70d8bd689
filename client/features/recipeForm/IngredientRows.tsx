import { Button } from "@mantine/core";
import { type DragEvent, useState } from "react";
import { t } from "../../shared/messages/t";
import { IngredientRow } from "./IngredientRow";
import classes from "./IngredientRows.module.css";
import { moved } from "./moved";
import { NewIngredient } from "./NewIngredient";
import { type DraftLine, emptyLine, removeLine } from "./recipeDraft";
import type { Option } from "./RecipeFormOptions";

interface IngredientRowsProps {
  lines: DraftLine[];
  ingredients: Option[];
  error: string | undefined;
  onChange: (lines: DraftLine[]) => void;
}

/** The rows of ingredients: added, removed, and moved by buttons or by dragging. */
export function IngredientRows({ lines, ingredients, error, onChange }: IngredientRowsProps) {
  const [dragged, setDragged] = useState<number>();
  const [added, setAdded] = useState<Option[]>([]);
  const options = [
    ...ingredients,
    ...added.filter((one) => !ingredients.some(({ value }) => value === one.value)),
  ];

  const change = (key: string, part: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));

  /** A new ingredient goes into the first row that has none. */
  const use = (option: Option) => {
    setAdded((before) => [...before, option]);
    const ingredientId = Number(option.value);
    const free = lines.find((line) => line.ingredientId === null);
    if (free) change(free.key, { ingredientId });
    else onChange([...lines, { ...emptyLine(), ingredientId }]);
  };

  const dropOn = (index: number) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== undefined) onChange(moved(lines, dragged, index));
    setDragged(undefined);
  };

  return (
    <section aria-labelledby="rows">
      <h2 id="rows" className={classes.title}>
        {t("recipeForm.ingredients")}
      </h2>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <ul className={classes.rows}>
        {lines.map((line, index) => (
          <li
            key={line.key}
            className={classes.row}
            data-dragged={dragged === index || undefined}
            onDragOver={(event) => event.preventDefault()}
            onDrop={dropOn(index)}
          >
            <IngredientRow
              line={line}
              index={index}
              count={lines.length}
              options={options}
              onChange={(part) => change(line.key, part)}
              onMove={(to) => onChange(moved(lines, index, to))}
              onRemove={() => onChange(removeLine(lines, line.key))}
              onDrag={(on) => setDragged(on ? index : undefined)}
            />
          </li>
        ))}
      </ul>
      <p className={classes.help}>{t("recipeForm.fixedHelp")}</p>
      <div className={classes.more}>
        <Button variant="default" size="sm" onClick={() => onChange([...lines, emptyLine()])}>
          {t("recipeForm.addRow")}
        </Button>
        <NewIngredient onAdded={use} />
      </div>
    </section>
  );
}
