import { Button, NativeSelect, Switch } from "@mantine/core";
import { useState } from "react";
import { type QueryChange, resolveChange } from "../../shared/useQueryState";
import { useSession } from "../../shared/session";
import { SlideIn } from "../../shared/ui/SlideIn";
import { t } from "../../shared/messages/t";
import { FacetPicker } from "./FacetPicker";
import { scoreText, timeText } from "./limitTexts";
import { facetNames, type ListQuery, scoreLimits, timeLimits, writeListQuery } from "./listQuery";
import classes from "./RecipeFilters.module.css";
import type { RecipeFiltersProps } from "./RecipeFiltersProps";

/** All filters with all of their values: at the side of a wide screen, from below on a phone. */
export function FilterSheet({
  query,
  facets,
  found,
  onChange,
  onReset,
  onClose,
}: RecipeFiltersProps & { onClose: () => void }) {
  // A choice is shown at once, and the list when it has been loaded and has another address.
  const address = writeListQuery(query);
  const [choice, setChoice] = useState({ address, query });
  const session = useSession();
  const latestOf = (before: typeof choice) => (before.address === address ? before.query : query);
  const chosen = latestOf(choice);
  const choose = (change: QueryChange<ListQuery>) => {
    setChoice((before) => {
      const latest = latestOf(before);
      return { address, query: { ...latest, ...resolveChange(change, latest) } };
    });
    onChange(change);
  };
  return (
    <SlideIn title={t("list.filters")} position="side" onClose={onClose}>
      <div className={classes.sheet}>
        {session && (
          <Switch
            label={t("list.favorites")}
            checked={chosen.favorites}
            onChange={(event) => choose({ favorites: event.currentTarget.checked })}
          />
        )}
        <div className={classes.limits}>
          <NativeSelect
            label={t("list.time")}
            data={[
              { value: "", label: t("list.anyTime") },
              ...timeLimits.map((limit) => ({ value: String(limit), label: timeText(limit) })),
            ]}
            value={String(chosen.maxMinutes ?? "")}
            onChange={(event) => choose({ maxMinutes: Number(event.currentTarget.value) || null })}
          />
          <NativeSelect
            label={t("list.score")}
            data={[
              { value: "", label: t("list.anyScore") },
              ...scoreLimits.map((limit) => ({ value: String(limit), label: scoreText(limit) })),
            ]}
            value={String(chosen.minScore ?? "")}
            onChange={(event) => choose({ minScore: Number(event.currentTarget.value) || null })}
          />
        </div>
        {facetNames.map((name) => (
          <FacetPicker key={name} name={name} query={chosen} facets={facets} onChange={choose} />
        ))}
      </div>
      <div className={classes.sheetEnd}>
        <Button onClick={onClose}>{t("list.showResults", { count: found })}</Button>
        <Button variant="default" onClick={onReset}>
          {t("list.reset")}
        </Button>
      </div>
    </SlideIn>
  );
}
