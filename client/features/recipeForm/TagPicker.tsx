import { t } from "../../shared/messages/t";
import type { Option } from "./RecipeFormOptions";
import classes from "./TagPicker.module.css";

interface TagPickerProps {
  tags: Option[];
  chosen: number[];
  error: string | undefined;
  onChange: (tagIds: number[]) => void;
}

/** Any number of tags. */
export function TagPicker({ tags, chosen, error, onChange }: TagPickerProps) {
  const toggle = (tagId: number, on: boolean) =>
    onChange(on ? [...chosen, tagId] : chosen.filter((each) => each !== tagId));
  return (
    <fieldset className={classes.tags}>
      <legend className={classes.legend}>{t("recipeForm.tags")}</legend>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      {tags.map(({ value, label }) => (
        <label key={value} className={classes.tag}>
          <input
            type="checkbox"
            className={classes.box}
            checked={chosen.includes(Number(value))}
            onChange={(event) => toggle(Number(value), event.currentTarget.checked)}
          />
          <span dir="auto">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
