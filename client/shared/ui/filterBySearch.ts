import type { OptionsFilter } from "@mantine/core";
import { searchOptions } from "../searchOptions";

/**
 * Filters the options of a field by what is typed into it.
 * @param nothingFound stands among the options where none is left, since a list of options must not be empty
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
