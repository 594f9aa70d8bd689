import type { QueryChange } from "../../shared/useQueryState";
import { X } from "lucide-react";
import { languageName } from "../../shared/languages";
import { t } from "../../shared/messages/t";
import classes from "./ActiveFilters.module.css";
import { findLabel } from "./facets";
import { scoreText, timeText } from "./limitTexts";
import { facetNames, type ListQuery, exclusionParam } from "./listQuery";
import type { RecipeFiltersQuery } from "./RecipeFilters.generated";

interface ActiveFiltersProps {
  query: ListQuery;
  facets: RecipeFiltersQuery["recipeFacets"];
  onChange: (change: QueryChange<ListQuery>) => void;
}

interface Chip {
  key: string;
  label: string;
  remove: QueryChange<ListQuery>;
}

/** All active filters, in the order of the fields. */
function listChips(query: ListQuery, facets: ActiveFiltersProps["facets"]): Chip[] {
  const search = query.search.trim();
  const chips: Chip[] = [];
  const add = (key: string, label: string, remove: QueryChange<ListQuery>) =>
    chips.push({ key, label, remove });
  const without = (ids: readonly number[], removed: number) => ids.filter((id) => id !== removed);
  if (search) add("search", t("list.searchChip", { text: search }), { search: "" });
  for (const name of facetNames) {
    for (const id of query[name]) {
      add(`${name}${id}`, findLabel(facets, name, id), (latest) => ({
        [name]: without(latest[name], id),
      }));
    }
    const withoutName = exclusionParam(name);
    if (!withoutName) continue;
    for (const id of query[withoutName]) {
      const label = t("list.withoutChip", { name: findLabel(facets, name, id) });
      add(`${withoutName}${id}`, label, (latest) => ({
        [withoutName]: without(latest[withoutName], id),
      }));
    }
  }
  const { favorites, language, maxMinutes, minScore, ownerId } = query;
  if (ownerId) {
    const name = facets.owner?.name;
    add("owner", name ? t("list.byChip", { name }) : t("list.byNobody"), { ownerId: null });
  }
  if (favorites) add("favorites", t("list.favorites"), { favorites: false });
  if (language) add("language", languageName(language), { language: null });
  if (maxMinutes) add("time", timeText(maxMinutes), { maxMinutes: null });
  if (query.withoutPhoto) add("photo", t("list.withoutPhoto"), { withoutPhoto: false });
  if (query.withoutReviews) add("reviews", t("list.withoutReviews"), { withoutReviews: false });
  if (minScore) add("score", scoreText(minScore), { minScore: null });
  return chips;
}

/** The active filters, each with a button that removes it. */
export function ActiveFilters({ query, facets, onChange }: ActiveFiltersProps) {
  const chips = listChips(query, facets);
  if (!chips.length) return null;
  return (
    <ul className={classes.chips} aria-label={t("list.filters")}>
      {chips.map(({ key, label, remove }) => (
        <li key={key}>
          <button
            type="button"
            className={classes.chip}
            aria-label={t("list.removeFilter", { filter: label })}
            onClick={() => onChange(remove)}
          >
            <span className={classes.label} dir="auto">
              {label}
            </span>
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
