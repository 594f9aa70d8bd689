import type { ListQuery } from "./listQuery";
import type { RecipeFiltersQuery } from "./RecipeFilters.generated";

/** What the filters show and tell, in the row and in the sheet alike. */
export interface RecipeFiltersProps {
  query: ListQuery;
  facets: RecipeFiltersQuery["recipeFacets"];
  /** How many recipes the list has now. */
  found: number;
  onChange: (change: Partial<ListQuery>) => void;
  onReset: () => void;
}
