import { useApolloClient } from "@apollo/client/react";
import { Combobox, TextInput, useCombobox } from "@mantine/core";
import { Check } from "lucide-react";
import { type UIEvent, useEffect, useId, useRef, useState } from "react";
import { maxLength } from "../../../../shared/inputLimits";
import { t } from "../../../shared/messages/t";
import { showErrorToast } from "../../../shared/showError";
import type { ReferenceKind, ReferencePage } from "../ReferenceKind";
import classes from "./TargetField.module.css";
import type { Item } from "./useMerging";

const PAGE_SIZE = 50;
const DEBOUNCE_MS = 200;
/** The distance from the end of the list at which the next page is fetched. */
const NEAR_END_PX = 120;

interface TargetFieldProps {
  kind: ReferenceKind;
  source: Item;
  onPick: (item: Item | null) => void;
}

/**
 * A field that finds the target of a merge by a part of its name or alias. Its list is part of the dialog, which would
 * clip a dropdown, and loads further pages while it scrolls.
 */
export function TargetField({ kind, source, onPick }: TargetFieldProps) {
  const client = useApolloClient();
  const combobox = useCombobox({ opened: true });
  const [search, setSearch] = useState("");
  const [picked, setPicked] = useState<number | null>(null);
  const [page, setPage] = useState<ReferencePage["page"] | null>(null);
  const isLoading = useRef(false);
  useEffect(() => {
    let isCurrent = true;
    const variables = { first: PAGE_SIZE, search, sort: "NAME_ASC" } as const;
    const timer = setTimeout(() => {
      kind.list.fetch(client, variables).then(
        ({ data }) => isCurrent && data && setPage(data.page),
        (error: unknown) => isCurrent && showErrorToast(error),
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, kind, search]);
  const loadMore = async () => {
    if (!page?.pageInfo.hasNextPage || isLoading.current) return;
    isLoading.current = true;
    try {
      const after = page.pageInfo.endCursor;
      const variables = { first: PAGE_SIZE, after, search, sort: "NAME_ASC" } as const;
      const { data } = await kind.list.fetch(client, variables);
      // The cache adds the page to those before. A list of another search that was loaded meanwhile stays.
      if (data) setPage((shown) => (shown === page ? data.page : shown));
    } catch (error) {
      showErrorToast(error);
    } finally {
      isLoading.current = false;
    }
  };
  const handleScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END_PX) void loadMore();
  };
  const others = (page?.edges ?? []).map(({ node }) => node).filter(({ key }) => key !== source.id);
  const pick = (value: string) => {
    const target = others.find(({ key }) => String(key) === value);
    if (!target) return;
    setPicked(target.key);
    onPick({ id: target.key, name: target.name });
  };
  const listId = useId();
  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Combobox.EventsTarget withAriaAttributes={false}>
        <TextInput
          mt="sm"
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-haspopup="listbox"
          aria-autocomplete="list"
          autoComplete="off"
          label={t("merging.into")}
          placeholder={t("merging.search")}
          maxLength={maxLength.searchText}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            combobox.resetSelectedOption();
          }}
          data-autofocus
        />
      </Combobox.EventsTarget>
      <Combobox.Options id={listId} className={classes.options} onScroll={handleScroll}>
        {others.map(({ key, name, recipeCount }) => (
          <Combobox.Option
            key={key}
            value={String(key)}
            active={key === picked}
            aria-selected={key === picked}
          >
            <span className={classes.option}>
              <bdi>{name}</bdi>
              {recipeCount !== undefined && (
                <span className={classes.quiet} aria-hidden>
                  {t("merging.usedBy", { count: recipeCount })}
                </span>
              )}
              {key === picked && <Check className={classes.check} size={16} aria-hidden />}
            </span>
          </Combobox.Option>
        ))}
        {page && others.length === 0 && (
          <Combobox.Empty>{t("merging.nothingFound")}</Combobox.Empty>
        )}
      </Combobox.Options>
      {page && (
        <p className={classes.quiet} role="status">
          {t("table.shown", { shown: page.edges.length, total: page.totalCount })}
        </p>
      )}
    </Combobox>
  );
}
