import { Button, Drawer } from "@mantine/core";
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
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title={words.list.filters}
      closeButtonProps={{ "aria-label": words.bar.close, size: 44 }}
    >
      <div className={classes.sheet}>
        <FacetSelects query={query} facets={facets} onChange={onChange} labelled />
        <Button onClick={onClose}>{words.list.showResults(found)}</Button>
        <Button variant="default" onClick={onReset}>
          {words.list.reset}
        </Button>
      </div>
    </Drawer>
  );
}
