import { Button } from "@mantine/core";
import { SlideIn } from "../../shared/ui/SlideIn";
import { t } from "../../shared/messages/t";
import { FacetSelects } from "./FacetSelects";
import classes from "./RecipeFilters.module.css";
import type { RecipeFiltersProps } from "./RecipeFiltersProps";

/** The filters on a phone. */
export function FilterSheet({
  query,
  facets,
  found,
  onChange,
  onReset,
  onClose,
}: RecipeFiltersProps & { onClose: () => void }) {
  return (
    <SlideIn title={t("list.filters")} position="bottom" onClose={onClose}>
      <div className={classes.sheet}>
        <FacetSelects query={query} facets={facets} onChange={onChange} labelled />
        <Button onClick={onClose}>{t("list.showResults", { count: found })}</Button>
        <Button variant="default" onClick={onReset}>
          {t("list.reset")}
        </Button>
      </div>
    </SlideIn>
  );
}
