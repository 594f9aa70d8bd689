import type { QueryChange } from "../../shared/useQueryState";
import type { ListQuery } from "./listQuery";
import type { RecipeFiltersQuery } from "./RecipeFilters.generated";

/** Props of the filters, in the row and in the sheet. */
export interface RecipeFiltersProps {
  /** The latest choice, which may be newer than the shown list. */
  query: ListQuery;
  facets: RecipeFiltersQuery["recipeFacets"];
  /** The number of recipes in the list. */
  recipeCount: number;
  onChange: (change: QueryChange<ListQuery>) => void;
  onReset: () => void;
  /** The number of resets so far. */
  resets: number;
  /** Runs before the options are opened. */
  onChoosing: () => void;
}
