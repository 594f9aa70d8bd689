import { NativeSelect } from "@mantine/core";
import { t } from "../../shared/messages/t";
import { type FacetName, facetNames, type ListQuery } from "./listQuery";
import type { RecipeFiltersQuery } from "./RecipeFilters.generated";

type Facets = RecipeFiltersQuery["recipeFacets"];

/** Stands for several values, which are chosen in the sheet. */
const SEVERAL = "several";

const optionsOf: Record<FacetName, (facets: Facets) => Facets["tags"]> = {
  tagId: ({ tags }) => tags,
  ingredientId: ({ ingredients }) => ingredients,
  categoryId: ({ categories }) => categories,
  difficultyLevelId: ({ difficultyLevels }) => difficultyLevels,
};

/** The options of a filter. */
export const facetOptions = (facets: Facets, name: FacetName): Facets["tags"] =>
  optionsOf[name](facets);

/** The words of one value of a filter, once the server has named it. */
export const labelOf = (facets: Facets, name: FacetName, value: number): string =>
  optionsOf[name](facets).find((option) => option.value === value)?.label ??
  t(`list.facets.${name}.label`);

interface FacetSelectsProps {
  query: ListQuery;
  facets: Facets;
  onChange: (change: Partial<ListQuery>) => void;
}

/** The four filters, each with its "all" and one value to choose. */
export function FacetSelects({ query, facets, onChange }: FacetSelectsProps) {
  return facetNames.map((name) => {
    const chosen = query[name];
    const options = facetOptions(facets, name).map((option) => ({
      value: String(option.value),
      label: `${option.label} (${option.count})`,
    }));
    const several = { value: SEVERAL, label: t("list.several", { count: chosen.length }) };
    return (
      <NativeSelect
        key={name}
        name={name}
        aria-label={t(`list.facets.${name}.label`)}
        data={[
          { value: "", label: t(`list.facets.${name}.all`) },
          ...(chosen.length > 1 ? [several] : []),
          ...options,
        ]}
        value={chosen.length > 1 ? SEVERAL : String(chosen[0] ?? "")}
        onChange={({ currentTarget: { value } }) => {
          if (value !== SEVERAL) onChange({ [name]: value ? [Number(value)] : [] });
        }}
      />
    );
  });
}
