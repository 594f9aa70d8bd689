import { Autocomplete } from "@mantine/core";
import { useMemo, useState } from "react";
import { maxLength } from "../../../shared/inputLimits";
import { searchOptions } from "../../shared/searchOptions";
import { optionList } from "../../shared/ui/optionList";
import { t } from "../../shared/messages/t";
import { type DraftLine, pickIngredient, readRowHeading } from "./draftLines";
import { suggestIngredients } from "../../../shared/amounts/ingredientMatches";
import classes from "./IngredientRows.module.css";
import type { Option } from "./RecipeFormOptions";

interface IngredientFieldProps {
  line: DraftLine;
  row: number;
  ingredients: readonly Option[];
  /** True if a new ingredient may be created. */
  canAdd: boolean;
  error: string | undefined;
  onChange: (part: Partial<DraftLine>) => void;
}

const MOST_OPTIONS = 50;

/** The ingredient of a row: an existing one, or a new one with the typed name. */
export function IngredientField(props: IngredientFieldProps) {
  const { line, row, ingredients, canAdd, error, onChange } = props;
  const [isTyping, setTyping] = useState(false);
  const typedText = line.typedName ?? line.ingredient;
  const name = typedText.trim();
  const isHeading = name !== "" && readRowHeading(line) !== null;
  const isNew = name !== "" && line.ingredientId === null && !isHeading;
  const near = useMemo(
    () => (isNew ? suggestIngredients(ingredients, name) : []),
    [isNew, ingredients, name],
  );
  const names = useMemo(() => {
    const matchingOptions = [...searchOptions(ingredients, name).slice(0, MOST_OPTIONS), ...near];
    return [
      ...new Set([
        ...matchingOptions.map(({ label }) => label),
        ...(isNew && canAdd ? [name] : []),
      ]),
    ];
  }, [isNew, canAdd, ingredients, name, near]);
  const type = (typed: string) =>
    onChange({ ...pickIngredient(ingredients, typed), ingredient: typed, typedName: null });

  return (
    <div className={classes.pick}>
      <Autocomplete
        size="sm"
        aria-label={t("recipeForm.ingredient", { row })}
        placeholder={t("recipeForm.ingredientExample")}
        maxLength={maxLength.referenceName}
        {...optionList}
        openOnFocus={false}
        data={names}
        filter={({ options }) => options}
        renderOption={({ option }) =>
          isNew && option.value === name ? t("recipeForm.createIngredient", { name }) : option.value
        }
        value={typedText}
        error={error}
        onChange={(typed) => {
          setTyping(true);
          type(typed);
        }}
        onDropdownClose={() => setTyping(false)}
        onBlur={() => {
          setTyping(false);
          onChange(pickIngredient(ingredients, name));
        }}
      />
      {isHeading && <p className={classes.hint}>{t("recipeForm.isHeading")}</p>}
      {line.typedName !== null && !error && (
        <p className={classes.hint}>{t("recipeForm.savedAs", { name: line.ingredient })}</p>
      )}
      {isNew && !isTyping && !error && (
        <p className={classes.hint}>
          <span className={classes.isNew}>
            {t(canAdd ? "recipeForm.isNew" : "recipeForm.unknownIngredient")}
          </span>
          {near.length > 0 && t("recipeForm.didYouMean")}
          {near.map(({ label }) => (
            <button
              key={label}
              type="button"
              className={classes.suggestion}
              onClick={() => onChange(pickIngredient(ingredients, label))}
            >
              {label}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
