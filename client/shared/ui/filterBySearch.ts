import type { OptionsFilter } from "@mantine/core";
import { searchOptions } from "../searchOptions";

/**
 * Filters a field's options by the typed text.
 * @param nothingFound the option that replaces an empty list, which the library does not show
 */
export const filterBySearch =
  (nothingFound: string): OptionsFilter =>
  ({ options, search }) => {
    const matches = searchOptions(
      options.filter((option) => "label" in option),
      search,
    );
    return matches.length > 0
      ? matches
      : [{ value: "nothing", label: nothingFound, disabled: true }];
  };
