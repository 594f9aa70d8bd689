import { Select } from "@mantine/core";
import { useState } from "react";
import { filterBySearch } from "../../shared/ui/filterBySearch";
import { optionList } from "../../shared/ui/optionList";
import { t } from "../../shared/messages/t";
import type { FacetSelectProps } from "./FacetSelect";

/** The width of the option list, which exceeds the field's for long names. */
const WIDTH = 260;

/**
 * Returns the focus, and if browsers report it the open list, of the select that this component
 * replaces.
 */
function stateOfSelect(name: string) {
  const focused = document.activeElement;
  const hasFocus = focused instanceof HTMLSelectElement && focused.name === name;
  const isOpen = hasFocus && CSS.supports("selector(:open)") && focused.matches(":open");
  return { hasFocus, isOpen };
}

/** A filter whose options are found by a part of their name. */
export function FacetTypeahead({ name, label, options, value, onChange }: FacetSelectProps) {
  const [{ hasFocus, isOpen }] = useState(() => stateOfSelect(name));
  return (
    <div>
      <Select
        autoFocus={hasFocus}
        defaultDropdownOpened={isOpen}
        searchable
        selectFirstOptionOnChange
        // The first option is preselected, because the selected option may be filtered out.
        selectFirstOptionOnDropdownOpen
        openOnFocus={false}
        allowDeselect={false}
        aria-label={label}
        data={options.map(({ value, name, synonyms }) => ({ value, label: name, synonyms }))}
        filter={filterBySearch(t("list.noOption"))}
        renderOption={({ option }) =>
          options.find(({ value }) => value === option.value)?.label ?? option.label
        }
        value={value}
        {...optionList}
        comboboxProps={{ ...optionList.comboboxProps, width: WIDTH }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={({ currentTarget }) => currentTarget.select()}
        onChange={(picked) => picked !== null && onChange(picked)}
      />
    </div>
  );
}
