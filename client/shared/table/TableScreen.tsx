import { NativeSelect, TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import type { Key, ReactNode } from "react";
import { useNavigation } from "react-router-dom";
import { maxLength } from "../../../shared/inputLimits";
import type { FetchMore } from "../apollo/nextPage";
import { PageTitle } from "../ui/PageTitle";
import { Drawing } from "../ui/Drawing";
import message from "../ui/Message.module.css";
import { useSearchText } from "../useSearchText";
import type { PrefixOf } from "../messages/Messages";
import { t } from "../messages/t";
import { type Column, DataTable } from "./DataTable";
import type { TableQuery } from "./tableQuery";
import classes from "./TableScreen.module.css";
import { LoadMoreButton } from "../ui/LoadMoreButton";

interface LoadMoreRowsProps {
  shownCount: number;
  total: number;
  onMore: () => Promise<unknown>;
}

/** The number of rows, with a button that loads more. */
function LoadMoreRows({ shownCount, total, onMore }: LoadMoreRowsProps) {
  return (
    <div className={classes.more}>
      <p role="status">{t("table.shown", { shown: shownCount, total })}</p>
      <LoadMoreButton onMore={onMore}>{t("table.showMore")}</LoadMoreButton>
    </div>
  );
}

interface TableScreenProps<Row, Sort extends string> {
  /** The prefix of the keys of the table's messages. */
  messages: "users" | PrefixOf<"nameLabel">;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** The number of rows on the server. */
  total: number;
  query: TableQuery<Sort>;
  onChange: (change: Partial<TableQuery<Sort>>) => void;
  onMore: FetchMore;
  /** Content to the right of the title. */
  action?: ReactNode;
  /** Further fields that filter the rows. */
  filters?: ReactNode;
}

/** A table screen, searched, sorted and paginated by the server. */
export function TableScreen<Row, Sort extends string>(props: TableScreenProps<Row, Sort>) {
  const { messages, columns, rows, rowKey, total, query, onChange, onMore, action, filters } =
    props;
  const { state } = useNavigation();
  const [search, setSearch] = useSearchText(query.search, (text) => onChange({ search: text }));
  const sort = (by: string) => {
    const [name, direction] = by.split("-") as [Sort, string];
    onChange({ sort: name, descending: direction === "desc" });
  };
  return (
    <>
      <div className={classes.heading}>
        <PageTitle>{t(`${messages}.title`)}</PageTitle>
        <p className={classes.found} role="status">
          {t(`${messages}.found`, { count: total })}
        </p>
        <div className={classes.action}>{action}</div>
      </div>
      <search className={classes.tools}>
        <TextInput
          className={classes.search}
          aria-label={t(`${messages}.search`)}
          placeholder={t(`${messages}.search`)}
          leftSection={<Search size={18} aria-hidden />}
          maxLength={maxLength.searchText}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {filters}
        <NativeSelect
          className={classes.sort}
          aria-label={t("table.sort")}
          data={sortOptions(columns)}
          value={`${query.sort}-${query.descending ? "desc" : "asc"}`}
          onChange={(event) => sort(event.currentTarget.value)}
        />
      </search>
      <div aria-busy={state === "loading"}>
        {rows.length > 0 ? (
          <DataTable
            label={t(`${messages}.title`)}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            sorted={query}
            onSort={(by, descending) => onChange({ sort: by, descending })}
          />
        ) : (
          <div className={message.root}>
            <Drawing name="plate" />
            <p className={message.text}>{t(`${messages}.empty`)}</p>
          </div>
        )}
      </div>
      {onMore && <LoadMoreRows shownCount={rows.length} total={total} onMore={onMore} />}
    </>
  );
}

/** Lists the sort options for phones, where the table has no column headers. */
const sortOptions = <Row, Sort extends string>(columns: readonly Column<Row, Sort>[]) =>
  columns.flatMap(({ head, sort }) =>
    sort === undefined
      ? []
      : [false, true].map((descending) => ({
          value: `${sort}-${descending ? "desc" : "asc"}`,
          label: t(descending ? "table.descending" : "table.ascending", { head: t(head) }),
        })),
  );
