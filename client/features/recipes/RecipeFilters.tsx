import { Button, CloseButton, NativeSelect, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Search, SlidersHorizontal } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { RecipeSortName } from "../../../shared/recipeSorts";
import { MAX_SEARCH_TEXT } from "../../../shared/publicLimits";
import { paths } from "../../shared/paths";
import { t } from "../../shared/messages/t";
import { FacetSelects } from "./FacetSelects";
import { countFilters, activeSort, availableSorts } from "./listQuery";
import classes from "./RecipeFilters.module.css";
import type { RecipeFiltersProps } from "./RecipeFiltersProps";
import { useSearchText } from "../../shared/useSearchText";
import { useInputBeforeHydration } from "../../shared/useInputBeforeHydration";
import { lazyComponent } from "../../shared/ui/lazyComponent";

const FilterSheet = lazyComponent(() =>
  import("./FilterSheet").then(({ FilterSheet }) => FilterSheet),
);

/**
 * Prevents submitting the form, because the list already follows the fields; without a script, the
 * form is submitted.
 */
const stay = (event: FormEvent) => event.preventDefault();

/** Search, order and four filters in one row; a sheet contains all values. */
export function RecipeFilters({
  query,
  facets,
  recipeCount: found,
  onChange,
  onReset,
  resets,
  onChoosing,
}: RecipeFiltersProps) {
  const [open, sheet] = useDisclosure(false);
  const [isNear, setIsNear] = useState(false);
  const [text, setText] = useSearchText(query.search, (search) => onChange({ search }), resets);
  const field = useInputBeforeHydration(text, setText);
  const filters = countFilters(query);
  const sorts = availableSorts(query).map((value) => ({ value, label: t(`list.sorts.${value}`) }));
  return (
    <form role="search" className={classes.row} action={paths.recipes()} onSubmit={stay}>
      <TextInput
        ref={field}
        className={classes.search}
        size="sm"
        type="text"
        name="search"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t("list.search")}
        placeholder={t("list.search")}
        leftSection={<Search size={18} aria-hidden />}
        rightSection={
          text && <CloseButton aria-label={t("list.clearSearch")} onClick={() => setText("")} />
        }
        value={text}
        maxLength={MAX_SEARCH_TEXT}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div
        className={classes.selects}
        onPointerEnter={() => setIsNear(true)}
        onFocus={() => {
          setIsNear(true);
          onChoosing();
        }}
      >
        <FacetSelects query={query} facets={facets} canSearch={isNear} onChange={onChange} />
      </div>
      <NativeSelect
        className={classes.sort}
        name="sort"
        aria-label={t("list.sort")}
        data={sorts}
        value={activeSort(query)}
        onChange={(event) => onChange({ sort: event.currentTarget.value as RecipeSortName })}
      />
      <Button
        data-scripted
        className={classes.open}
        variant="default"
        size="sm"
        title={t("list.filters")}
        onClick={() => {
          onChoosing();
          sheet.open();
        }}
      >
        <SlidersHorizontal size={16} aria-hidden />
        <span className={classes.openLabel}>
          {filters ? t("list.filtersActive", { active: filters }) : t("list.filters")}
        </span>
      </Button>
      <Button
        data-scripted
        className={classes.reset}
        variant="subtle"
        size="sm"
        px={8}
        onClick={onReset}
      >
        {t("list.reset")}
      </Button>
      {open && (
        <FilterSheet
          query={query}
          facets={facets}
          recipeCount={found}
          onChange={onChange}
          onReset={onReset}
          onClose={sheet.close}
        />
      )}
      <Button className={classes.send} type="submit" size="sm">
        {t("home.search")}
      </Button>
    </form>
  );
}
