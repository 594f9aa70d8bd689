import "../../shared/ui/fieldStyles";
import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import { t } from "../../shared/messages/t";
import type { ItemOptions } from "./ItemOptions";

/** The value of the category for everything else, which may not exist yet. */
export const OTHER = "other";

interface CategorySelectProps extends Omit<NativeSelectProps, "data" | "onChange"> {
  options: ItemOptions;
  onChange: (value: string) => void;
}

/** A choice among the site's categories and the one for everything else. */
export function CategorySelect({ options, onChange, ...props }: CategorySelectProps) {
  const { categories } = options;
  const label = t("imports.otherCategory");
  const hasOther = categories.some((category) => category.label === label);
  return (
    <NativeSelect
      size="md"
      {...props}
      data={[
        ...(props.value === "" ? [{ value: "", label: t("imports.chooseCategory") }] : []),
        ...categories,
        ...(hasOther ? [] : [{ value: OTHER, label }]),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** A chosen category as input for the server. */
export const toCategoryInput = (value: string) =>
  value === OTHER ? {} : { categoryId: Number(value) };
