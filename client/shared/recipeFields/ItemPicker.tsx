import "../ui/fieldStyles";
import { MultiSelect, Pill } from "@mantine/core";
import { useRef } from "react";
import { maxCount } from "../../../shared/inputLimits";
import { filterBySearch } from "../ui/filterBySearch";
import { optionList } from "../ui/optionList";
import { t } from "../messages/t";
import classes from "./ItemPicker.module.css";

interface ItemPickerProps {
  kind: "tags" | "equipment";
  options: { value: string; label: string }[];
  selectedIds: number[];
  error: string | undefined;
  onChange: (ids: number[]) => void;
}

/** A field for any number of tags or pieces of equipment, found by a part of their names. */
export function ItemPicker({ kind, options, selectedIds, error, onChange }: ItemPickerProps) {
  const field = useRef<HTMLInputElement>(null);
  const findName = (item: string) => options.find(({ value }) => value === item)?.label ?? item;
  return (
    <MultiSelect
      ref={field}
      size="md"
      label={t(`recipeForm.${kind}.label`)}
      placeholder={t(`recipeForm.${kind}.add`)}
      searchable
      selectFirstOptionOnChange
      openOnFocus={false}
      maxValues={maxCount[kind]}
      data={options}
      filter={filterBySearch(t(`recipeForm.${kind}.notFound`))}
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
            "aria-label": t(`recipeForm.${kind}.remove`, { name: findName(String(value)) }),
            tabIndex: 0,
          }}
          onRemove={() => {
            onRemove?.();
            field.current?.focus();
          }}
        >
          <span dir="auto">{findName(String(value))}</span>
        </Pill>
      )}
      // The default is prevented, because Enter without a selected option must not submit the
      // recipe.
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      onChange={(picked) => onChange(picked.map(Number))}
    />
  );
}
