import "../../shared/ui/fieldStyles";
import { Button, NativeSelect, Switch } from "@mantine/core";
import { languageOptions } from "../../shared/languages";
import { useSession } from "../../shared/session";
import { SlideIn } from "../../shared/ui/SlideIn";
import { t } from "../../shared/messages/t";
import { FacetPicker } from "./FacetPicker";
import { scoreText, timeText } from "./limitTexts";
import { facetNames, scoreLimits, timeLimits } from "./listQuery";
import classes from "./RecipeFilters.module.css";
import type { RecipeFiltersProps } from "./RecipeFiltersProps";

/**
 * A sheet with all values of all filters: at the side of a wide screen, at the bottom of a phone.
 */
export function FilterSheet({
  query,
  facets,
  recipeCount: found,
  onChange,
  onReset,
  onClose,
}: Omit<RecipeFiltersProps, "onChoosing" | "resets"> & { onClose: () => void }) {
  const session = useSession();
  const languages = languageOptions([
    ...facets.languages,
    ...(query.language ? [query.language] : []),
  ]);
  return (
    <SlideIn
      title={t("list.filters")}
      closeLabel={t("list.closeFilters")}
      position="side"
      onClose={onClose}
    >
      <div className={classes.sheet}>
        {session && (
          <Switch
            label={t("list.favorites")}
            checked={query.favorites}
            onChange={(event) => onChange({ favorites: event.currentTarget.checked })}
          />
        )}
        <div className={classes.limits}>
          <NativeSelect
            label={t("list.time")}
            data={[
              { value: "", label: t("list.anyTime") },
              ...timeLimits.map((limit) => ({ value: String(limit), label: timeText(limit) })),
            ]}
            value={String(query.maxMinutes ?? "")}
            onChange={(event) =>
              onChange({ maxMinutes: Number(event.currentTarget.value) || null })
            }
          />
          <NativeSelect
            label={t("list.score")}
            data={[
              { value: "", label: t("list.anyScore") },
              ...scoreLimits.map((limit) => ({ value: String(limit), label: scoreText(limit) })),
            ]}
            value={String(query.minScore ?? "")}
            onChange={(event) => onChange({ minScore: Number(event.currentTarget.value) || null })}
          />
          {languages.length > 0 && (
            <NativeSelect
              label={t("list.language")}
              data={[{ value: "", label: t("list.anyLanguage") }, ...languages]}
              value={query.language ?? ""}
              onChange={(event) => onChange({ language: event.currentTarget.value || null })}
            />
          )}
        </div>
        {facetNames.map((name) => (
          <FacetPicker key={name} name={name} query={query} facets={facets} onChange={onChange} />
        ))}
      </div>
      <div className={classes.sheetEnd}>
        <Button px={12} onClick={onClose}>
          {t("list.showResults", { count: found })}
        </Button>
        <Button px={12} variant="default" onClick={onReset}>
          {t("list.reset")}
        </Button>
      </div>
    </SlideIn>
  );
}
