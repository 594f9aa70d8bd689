import "../../shared/ui/fieldStyles";
import type { QueryChange } from "../../shared/useQueryState";
import { Checkbox, TextInput, UnstyledButton } from "@mantine/core";
import { Ban } from "lucide-react";
import { useId, useState } from "react";
import { searchOptions } from "../../shared/searchOptions";
import { t } from "../../shared/messages/t";
import classes from "./FacetPicker.module.css";
import { facetOptions } from "./facets";
import { type FacetName, type ListQuery, exclusionParam } from "./listQuery";
import type { RecipeFiltersQuery } from "./RecipeFilters.generated";

/** The number of options above which a search field is shown. */
const FEW = 8;

const others = (ids: readonly number[], id: number) => ids.filter((each) => each !== id);
const toggleId = (ids: readonly number[], id: number) =>
  ids.includes(id) ? others(ids, id) : [...ids, id];

interface FacetPickerProps {
  name: FacetName;
  query: ListQuery;
  facets: RecipeFiltersQuery["recipeFacets"];
  onChange: (change: QueryChange<ListQuery>) => void;
}

/** One filter with all of its options. Several can be chosen; tags and ingredients can also be excluded. */
export function FacetPicker({ name, query, facets, onChange }: FacetPickerProps) {
  const [text, setText] = useState("");
  const title = useId();
  const options = facetOptions(facets, name);
  const withoutName = exclusionParam(name);
  const selectedIds = query[name];
  const leftOut = withoutName ? query[withoutName] : [];
  const matchingOptions = text === "" ? options : searchOptions(options, text);

  const label = t(`list.facets.${name}.label`);

  return (
    <div role="group" aria-labelledby={title} className={classes.group}>
      <h3 id={title} className={classes.title}>
        {label}
      </h3>
      {options.length > FEW && (
        <TextInput
          size="sm"
          aria-label={t(`list.facets.${name}.search`)}
          placeholder={t(`list.facets.${name}.search`)}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {matchingOptions.length === 0 && <p className={classes.none}>{t("list.noOption")}</p>}
      <ul className={classes.options}>
        {matchingOptions.map((option) => {
          const { value } = option;
          return (
            <li key={value} className={classes.option}>
              <Checkbox
                className={classes.choice}
                label={`${option.label} (${option.count})`}
                checked={selectedIds.includes(value)}
                onChange={() =>
                  onChange((latest) => ({
                    [name]: toggleId(latest[name], value),
                    ...(withoutName && { [withoutName]: others(latest[withoutName], value) }),
                  }))
                }
              />
              {withoutName && (
                <UnstyledButton
                  className={classes.without}
                  aria-pressed={leftOut.includes(value)}
                  aria-label={t("list.withoutOption", { name: option.label })}
                  title={t("list.withoutOption", { name: option.label })}
                  onClick={() =>
                    onChange((latest) => ({
                      [withoutName]: toggleId(latest[withoutName], value),
                      [name]: others(latest[name], value),
                    }))
                  }
                >
                  <Ban size={16} aria-hidden />
                </UnstyledButton>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
