import { NativeSelect } from "@mantine/core";

/** One option of a filter. */
interface FacetOption {
  value: string;
  name: string;
  /** The name with the number of recipes. */
  label: string;
  /** Words of the same meaning, by which a text finds the option. */
  synonyms?: readonly string[];
}

/** A filter with a single choice. */
export interface FacetSelectProps {
  /** The search param of the filter's value. */
  name: string;
  label: string;
  options: readonly FacetOption[];
  value: string;
  onChange: (value: string) => void;
}

/** A filter as a native select, which also works without a script. */
export function FacetSelect({ name, label, options, value, onChange }: FacetSelectProps) {
  return (
    <NativeSelect
      name={name}
      aria-label={label}
      data={options.map((option) => ({ value: option.value, label: option.label }))}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
