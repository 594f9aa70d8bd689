import { t } from "../../shared/messages/t";
import type { FacetName } from "./listQuery";
import type { RecipeFiltersQuery } from "./RecipeFilters.generated";

export type Facets = RecipeFiltersQuery["recipeFacets"];

const facetOptionsByName: Record<FacetName, (facets: Facets) => Facets["tags"]> = {
  tagId: ({ tags }) => tags,
  ingredientId: ({ ingredients }) => ingredients,
  categoryId: ({ categories }) => categories,
  difficultyLevelId: ({ difficultyLevels }) => difficultyLevels,
};

/** The options of a filter. */
export const facetOptions = (facets: Facets, name: FacetName): Facets["tags"] =>
  facetOptionsByName[name](facets);

/** The label of a filter's value, once loaded. */
export const findLabel = (facets: Facets, name: FacetName, value: number): string =>
  facetOptionsByName[name](facets).find((option) => option.value === value)?.label ??
  t(`list.facets.${name}.label`);
