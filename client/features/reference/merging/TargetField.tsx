import { useApolloClient } from "@apollo/client/react";
import { Select } from "@mantine/core";
import { useEffect, useState } from "react";
import { maxLength } from "../../../../shared/inputLimits";
import { t } from "../../../shared/messages/t";
import { showErrorToast } from "../../../shared/showError";
import { optionList } from "../../../shared/ui/optionList";
import type { ReferenceKind, ReferenceRow } from "../ReferenceKind";
import type { Item } from "./useMerging";

const MOST_OPTIONS = 20;
const DEBOUNCE_MS = 200;

interface TargetFieldProps {
  kind: ReferenceKind;
  source: Item;
  onPick: (item: Item | null) => void;
}

/** A field that finds the target of a merge by a part of its name or alias. */
export function TargetField({ kind, source, onPick }: TargetFieldProps) {
  const client = useApolloClient();
  const [search, setSearch] = useState("");
  const [picked, setPicked] = useState<string | null>(null);
  const [rows, setRows] = useState<ReferenceRow[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      kind.list.fetch(client, { first: MOST_OPTIONS + 1, search, sort: "NAME_ASC" }).then(
        ({ data }) => isCurrent && data && setRows(data.page.edges.map(({ node }) => node)),
        (error: unknown) => isCurrent && showErrorToast(error),
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, kind, search]);
  const others = rows.filter(({ key }) => key !== source.id);
  return (
    <Select
      mt="sm"
      label={t("merging.into")}
      placeholder={t("merging.search")}
      nothingFoundMessage={t("merging.nothingFound")}
      searchable
      maxLength={maxLength.searchText}
      data={others.map(({ key, name }) => ({ value: String(key), label: name }))}
      // The server has already filtered the options, also by aliases, which labels do not contain.
      filter={({ options }) => options}
      searchValue={search}
      onSearchChange={setSearch}
      value={picked}
      onChange={(value) => {
        const target = others.find(({ key }) => String(key) === value);
        setPicked(value);
        onPick(target ? { id: target.key, name: target.name } : null);
      }}
      {...optionList}
      data-autofocus
    />
  );
}
