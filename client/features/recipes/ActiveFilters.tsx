import { X } from "lucide-react";
import { t } from "../../shared/messages/t";
import classes from "./ActiveFilters.module.css";
import { labelOf } from "./FacetSelects";
import { activeFilters, type ListQuery } from "./listQuery";
import type { RecipeFiltersQuery } from "./RecipeFilters.generated";

interface ActiveFiltersProps {
  query: ListQuery;
  facets: RecipeFiltersQuery["recipeFacets"];
  onChange: (change: Partial<ListQuery>) => void;
}

/** What narrows the list, each to be taken away. */
export function ActiveFilters({ query, facets, onChange }: ActiveFiltersProps) {
  const search = query.search.trim();
  const searchChip = {
    name: "search",
    label: t("list.searchChip", { text: search }),
    remove: () => onChange({ search: "" }),
  };
  const chips = [
    ...(search ? [searchChip] : []),
    ...activeFilters(query).map((name) => ({
      name,
      label: labelOf(facets, name, query[name]!),
      remove: () => onChange({ [name]: null }),
    })),
  ];
  if (!chips.length) return null;
  return (
    <ul className={classes.chips} aria-label={t("list.filters")}>
      {chips.map(({ name, label, remove }) => (
        <li key={name}>
          <button
            type="button"
            className={classes.chip}
            aria-label={t("list.removeFilter", { filter: label })}
            onClick={remove}
          >
            <span className={classes.label}>{label}</span>
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
