import { words } from "../../shared/words";
import type { Option } from "./RecipeFormOptions";
import classes from "./TagPicker.module.css";

interface TagPickerProps {
  tags: Option[];
  chosen: number[];
  onChange: (tagIds: number[]) => void;
}

/** Any number of tags. */
export function TagPicker({ tags, chosen, onChange }: TagPickerProps) {
  const toggle = (tagId: number, on: boolean) =>
    onChange(on ? [...chosen, tagId] : chosen.filter((each) => each !== tagId));
  return (
    <fieldset className={classes.tags}>
      <legend className={classes.legend}>{words.recipeForm.tags}</legend>
      {tags.map(({ value, label }) => (
        <label key={value} className={classes.tag}>
          <input
            type="checkbox"
            className={classes.box}
            checked={chosen.includes(Number(value))}
            onChange={(event) => toggle(Number(value), event.currentTarget.checked)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
