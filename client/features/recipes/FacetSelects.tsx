import { NativeSelect } from "@mantine/core";
import { t } from "../../shared/messages/t";
import { type FacetName, facetNames, type ListQuery } from "./listQuery";
import type { RecipeFiltersQuery } from "./RecipeFilters.generated";

type Facets = RecipeFiltersQuery["recipeFacets"];

const optionsOf: Record<FacetName, (facets: Facets) => Facets["tags"]> = {
  tagId: ({ tags }) => tags,
  ingredientId: ({ ingredients }) => ingredients,
  categoryId: ({ categories }) => categories,
  difficultyLevelId: ({ difficultyLevels }) => difficultyLevels,
};

/** The words of one value of a filter, once the server has named it. */
export const labelOf = (facets: Facets, name: FacetName, value: number): string =>
  optionsOf[name](facets).find((option) => option.value === value)?.label ??
  t(`list.facets.${name}.label`);

interface FacetSelectsProps {
  query: ListQuery;
  facets: Facets;
  onChange: (change: Partial<ListQuery>) => void;
  /** Whether each stands under its name, as in the sheet. */
  labelled?: boolean;
}

/** The four filters, each with its "all". */
export function FacetSelects({ query, facets, onChange, labelled = false }: FacetSelectsProps) {
  return facetNames.map((name) => {
    const options = optionsOf[name](facets).map((option) => ({
      value: String(option.value),
      label: `${option.label} (${option.count})`,
    }));
    return (
      <NativeSelect
        key={name}
        name={name}
        {...(labelled
          ? { label: t(`list.facets.${name}.label`) }
          : { "aria-label": t(`list.facets.${name}.label`) })}
        data={[{ value: "", label: t(`list.facets.${name}.all`) }, ...options]}
        value={String(query[name] ?? "")}
        onChange={(event) => onChange({ [name]: Number(event.currentTarget.value) || null })}
      />
    );
  });
}
