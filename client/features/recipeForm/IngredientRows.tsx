import { Button } from "@mantine/core";
import { type DragEvent, type KeyboardEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { t } from "../../shared/messages/t";
import {
  addHeading,
  addLines,
  type DraftLine,
  emptyLine,
  isIngredientRow,
  lineErrors,
  linesFrom,
  removeLine,
} from "./draftLines";
import { HeadingRow } from "./HeadingRow";
import { IngredientRow } from "./IngredientRow";
import classes from "./IngredientRows.module.css";
import { LinesBox } from "./LinesBox";
import { moveItem } from "./moveItem";
import { NewIngredient } from "./NewIngredient";
import type { RecipeDraft } from "./recipeDraft";
import type { Option } from "./RecipeFormOptions";

interface IngredientRowsProps {
  lines: DraftLine[];
  typedLine: string;
  ingredients: Option[];
  canAddIngredients: boolean;
  /** By field, and by key for a row. */
  errors: Record<string, string>;
  onChange: (change: Partial<Pick<RecipeDraft, "lines" | "typedLine">>) => void;
  /** Moves the focus to the field after the rows. */
  onLeave: () => void;
}

/** The ingredient rows: entered as lines or by field, removable, and movable by buttons or dragging. */
export function IngredientRows(props: IngredientRowsProps) {
  const { lines, typedLine, ingredients, canAddIngredients, errors, onChange, onLeave } = props;
  const [dragged, setDragged] = useState<number>();
  const [added, setAdded] = useState<Option[]>([]);
  const options = useMemo(
    () => [
      ...ingredients,
      ...added.filter((one) => !ingredients.some(({ value }) => value === one.value)),
    ],
    [ingredients, added],
  );
  const ingredientRows = lines.filter(isIngredientRow);
  const allErrors = { ...errors, ...lineErrors(lines) };
  const setLines = (newLines: DraftLine[]) => onChange({ lines: newLines });

  const change = (key: string, part: Partial<DraftLine>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));

  /** Puts a new ingredient into the first row without one. */
  const use = (option: Option) => {
    setAdded((before) => [...before, option]);
    const picked = { ingredientId: Number(option.value), ingredient: option.label };
    const free = ingredientRows.find((line) => line.ingredient.trim() === "");
    if (free) change(free.key, picked);
    else setLines([...lines, { ...emptyLine(), ...picked }]);
  };

  const addTyped = (text: string): string => {
    const typed = linesFrom(text, options);
    if (typed.length > 0) onChange({ lines: addLines(lines, typed), typedLine: "" });
    const count = typed.filter(isIngredientRow).length;
    const headings = typed.length - count;
    return [
      count > 0 && t("recipeForm.linesAdded", { count }),
      headings > 0 && t("recipeForm.headingsAdded", { count: headings }),
    ]
      .filter(Boolean)
      .join(" ");
  };

  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const openHeading = () => {
    const added = addHeading(lines);
    flushSync(() => setLines(added));
    const index = added.findIndex((line, i) => line !== lines[i]);
    list.current?.children[index]?.querySelector("input")?.focus();
  };

  /** Enter moves to the next row, and from the last one to the box; it must not submit the recipe. */
  const onEnter = (event: KeyboardEvent<HTMLLIElement>) => {
    const isInField = event.key === "Enter" && event.target instanceof HTMLInputElement;
    // Picking an option with Enter prevents the default.
    if (!isInField || event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = event.currentTarget.nextElementSibling?.querySelector("input");
    const box = section.current?.querySelector("textarea");
    (next ?? box)?.focus();
  };

  const dropOn = (index: number) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== undefined) setLines(moveItem(lines, dragged, index));
    setDragged(undefined);
  };

  const headingRows = lines.filter((line) => !isIngredientRow(line));
  const position = (line: DraftLine, index: number) => ({
    row: (isIngredientRow(line) ? ingredientRows : headingRows).indexOf(line) + 1,
    index,
    count: lines.length,
    onMove: (to: number) => setLines(moveItem(lines, index, to)),
    onRemove: () => setLines(removeLine(lines, line.key)),
    onDrag: (on: boolean) => setDragged(on ? index : undefined),
  });

  return (
    <section ref={section} aria-labelledby="rows">
      <h2 id="rows" className={classes.title}>
        {t("recipeForm.ingredients")}
      </h2>
      {errors["lines"] && (
        <p role="alert" className={classes.error}>
          {errors["lines"]}
        </p>
      )}
      <LinesBox
        text={typedLine}
        error={errors["typedLine"]}
        onChange={(text) => onChange({ typedLine: text })}
        onAdd={addTyped}
        onLeave={onLeave}
      />
      <ul ref={list} className={classes.rows}>
        {lines.map((line, index) => (
          <li
            key={line.key}
            className={classes.row}
            data-dragged={dragged === index || undefined}
            onKeyDown={onEnter}
            onDragOver={(event) => event.preventDefault()}
            onDrop={dropOn(index)}
          >
            {line.heading === null ? (
              <IngredientRow
                {...position(line, index)}
                line={line}
                canRemove={ingredientRows.length > 1}
                ingredients={options}
                canAddIngredients={canAddIngredients}
                error={allErrors[line.key]}
                onChange={(part) => change(line.key, part)}
              />
            ) : (
              <HeadingRow
                {...position(line, index)}
                heading={line.heading}
                onChange={(heading) => change(line.key, { heading })}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={classes.more}>
        <Button variant="default" size="sm" onClick={() => setLines([...lines, emptyLine()])}>
          {t("recipeForm.addRow")}
        </Button>
        <Button variant="default" size="sm" onClick={openHeading}>
          {t("recipeForm.addHeading")}
        </Button>
        {canAddIngredients && <NewIngredient onAdded={use} />}
      </div>
    </section>
  );
}
