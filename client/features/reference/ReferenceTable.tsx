import { Button } from "@mantine/core";
import { Plus } from "lucide-react";
import { Link } from "react-router-dom";
import type { FetchMore } from "../../shared/apollo/nextPage";
import type { Column } from "../../shared/table/DataTable";
import { RowActions, RowLink } from "../../shared/table/RowActions";
import { TableScreen } from "../../shared/table/TableScreen";
import { useTableQuery } from "../../shared/table/useTableQuery";
import { referenceKinds } from "../../../shared/referenceKinds";
import { formatNumber } from "../../shared/numbers";
import { paths } from "../../shared/paths";
import { t } from "../../shared/messages/t";
import classes from "./ReferenceTable.module.css";
import { MergeButton } from "./merging/MergeButton";
import type { ReferenceKind, ReferencePage, ReferenceRow, ReferenceSort } from "./ReferenceKind";

interface ReferenceTableProps {
  kind: ReferenceKind;
  page: ReferencePage["page"];
  mayMerge: boolean;
  onMore: FetchMore;
}

/** The table of a kind, with links to each item's screens. */
export function ReferenceTable({ kind, page, mayMerge, onMore }: ReferenceTableProps) {
  const [query, change] = useTableQuery(kind.order);
  const { edges, totalCount } = page;
  return (
    <TableScreen
      messages={kind.messages}
      columns={listColumns(kind, mayMerge)}
      rows={edges.map(({ node }) => node)}
      rowKey={({ id }) => id}
      total={totalCount}
      query={query}
      onChange={change}
      onMore={onMore}
      action={
        <div className={classes.actions}>
          {kind.name === "ingredients" && (
            <Button component={Link} to={paths.proposedIngredients()} size="sm" variant="default">
              {t("proposals.link")}
            </Button>
          )}
          {mayMerge && (
            <Button component={Link} to={kind.paths.duplicates()} size="sm" variant="default">
              {t("merging.duplicatesLink")}
            </Button>
          )}
          <Button
            component={Link}
            to={kind.paths.new()}
            size="sm"
            leftSection={<Plus size={18} aria-hidden />}
          >
            {t(`${kind.messages}.add`)}
          </Button>
        </div>
      }
    />
  );
}

type ReferenceColumn = Column<ReferenceRow, ReferenceSort>;

const recipeCount = (kind: ReferenceKind): ReferenceColumn => ({
  head: "reference.recipeCount",
  numeric: true,
  cell: ({ key, name, recipeCount: count = 0 }) =>
    count > 0 ? (
      <Link
        to={paths.recipes(`${referenceKinds[kind.name].key}=${key}`)}
        aria-label={t("reference.recipesWith", { count, name })}
      >
        {formatNumber(count)}
      </Link>
    ) : (
      count
    ),
});

const listColumns = (kind: ReferenceKind, mayMerge: boolean): ReferenceColumn[] => [
  { head: "reference.id", sort: "key", cell: ({ key }) => key },
  {
    head: "reference.name",
    sort: "name",
    part: "name",
    cell: ({ name }) => <span dir="auto">{name}</span>,
  },
  ...(kind.countsRecipes ? [recipeCount(kind)] : []),
  {
    head: "table.actions",
    part: "actions",
    cell: (row) => (
      <RowActions>
        <RowLink action={t("table.edit")} of={row.name} to={kind.paths.edit(row.key)} />
        {mayMerge && <MergeButton kind={kind} row={row} />}
        <RowLink action={t("table.delete")} of={row.name} to={kind.paths.delete(row.key)} danger />
      </RowActions>
    ),
  },
];
