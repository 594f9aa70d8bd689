import "../ui/fieldStyles";
import { MultiSelect, Pill } from "@mantine/core";
import { useRef } from "react";
import { maxCount } from "../../../shared/inputLimits";
import { filterBySearch } from "../ui/filterBySearch";
import { optionList } from "../ui/optionList";
import { t } from "../messages/t";
import classes from "./TagPicker.module.css";

interface TagPickerProps {
  tags: { value: string; label: string }[];
  selectedIds: number[];
  error: string | undefined;
  onChange: (tagIds: number[]) => void;
}

/** A field for any number of tags, found by a part of their names. */
export function TagPicker({ tags, selectedIds, error, onChange }: TagPickerProps) {
  const field = useRef<HTMLInputElement>(null);
  const findTagName = (tag: string) => tags.find(({ value }) => value === tag)?.label ?? tag;
  return (
    <MultiSelect
      ref={field}
      size="md"
      label={t("recipeForm.tags")}
      placeholder={t("recipeForm.addTag")}
      searchable
      selectFirstOptionOnChange
      openOnFocus={false}
      maxValues={maxCount.tags}
      data={tags}
      filter={filterBySearch(t("recipeForm.noTag"))}
      value={selectedIds.map(String)}
      error={error}
      {...optionList}
      // The button is replaced, because the library's button works only with a mouse.
      renderPill={({ value, onRemove }) => (
        <Pill
          size="lg"
          className={classes.tag}
          withRemoveButton
          removeButtonProps={{
            "aria-hidden": false,
            "aria-label": t("recipeForm.removeTag", { name: findTagName(String(value)) }),
            tabIndex: 0,
          }}
          onRemove={() => {
            onRemove?.();
            field.current?.focus();
          }}
        >
          <span dir="auto">{findTagName(String(value))}</span>
        </Pill>
      )}
      // The default is prevented, because Enter without a selected option must not submit the
      // recipe.
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      onChange={(picked) => onChange(picked.map(Number))}
    />
  );
}
