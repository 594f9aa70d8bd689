import { filterKinds } from "../../../shared/referenceKinds";
import { t } from "../../shared/messages/t";
import type { FacetName } from "./listQuery";
import type { RecipeFiltersQuery } from "./RecipeFilters.generated";

export type Facets = RecipeFiltersQuery["recipeFacets"];

/** An option of a filter; ingredients have synonyms. */
type FacetOption = Facets["tags"][number] & Partial<Facets["ingredients"][number]>;

/** The options of a filter. */
export const facetOptions = (facets: Facets, name: FacetName): readonly FacetOption[] =>
  facets[filterKinds.find(({ key }) => key === name)!.name];

/** Finds the label of a filter's value; undefined until the options are loaded. */
export const findLabel = (facets: Facets, name: FacetName, value: number): string =>
  facetOptions(facets, name).find((option) => option.value === value)?.label ??
  t(`list.facets.${name}.label`);
