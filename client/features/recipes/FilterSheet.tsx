import { Button } from "@mantine/core";
import { SlideIn } from "../../shared/ui/SlideIn";
import { words } from "../../shared/words";
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
    <SlideIn title={words.list.filters} position="bottom" size="auto" onClose={onClose}>
      <div className={classes.sheet}>
        <FacetSelects query={query} facets={facets} onChange={onChange} labelled />
        <Button onClick={onClose}>{words.list.showResults(found)}</Button>
        <Button variant="default" onClick={onReset}>
          {words.list.reset}
        </Button>
      </div>
    </SlideIn>
  );
}
