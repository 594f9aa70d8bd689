import type { QueryChange } from "../../shared/useQueryState";
import type { ListQuery } from "./listQuery";
import type { RecipeFiltersQuery } from "./RecipeFilters.generated";

/** Props of the filters, in the row and in the sheet. */
export interface RecipeFiltersProps {
  /** All that is chosen, even while the list of an earlier choice is shown. */
  query: ListQuery;
  facets: RecipeFiltersQuery["recipeFacets"];
  /** How many recipes the list has now. */
  found: number;
  onChange: (change: QueryChange<ListQuery>) => void;
  onReset: () => void;
  /** How often all was reset. */
  resets: number;
  /** Somebody is about to choose from the options. */
  onChoosing: () => void;
}
