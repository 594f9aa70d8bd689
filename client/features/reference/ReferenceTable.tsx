import { Button } from "@mantine/core";
import { Plus } from "lucide-react";
import { Link } from "react-router-dom";
import type { FetchMore } from "../../apollo/nextPage";
import type { Column } from "../../shared/table/DataTable";
import { RowActions, RowLink } from "../../shared/table/RowActions";
import { TableScreen } from "../../shared/table/TableScreen";
import { useTableQuery } from "../../shared/table/useTableQuery";
import { t } from "../../shared/messages/t";
import type { ReferenceKind, ReferencePage, ReferenceRow, ReferenceSort } from "./ReferenceKind";

interface ReferenceTableProps {
  kind: ReferenceKind;
  page: ReferencePage["page"];
  onMore: FetchMore;
}

/** All of a kind, with the way to each one's screens. */
export function ReferenceTable({ kind, page, onMore }: ReferenceTableProps) {
  const [query, change] = useTableQuery(kind.order);
  const { edges, totalCount } = page;
  return (
    <TableScreen
      messages={kind.messages}
      columns={columnsOf(kind)}
      rows={edges.map(({ node }) => node)}
      rowKey={({ id }) => id}
      total={totalCount}
      query={query}
      onChange={change}
      onMore={onMore}
      action={
        <Button
          component={Link}
          to={kind.paths.new()}
          size="sm"
          leftSection={<Plus size={18} aria-hidden />}
        >
          {t(`${kind.messages}.add`)}
        </Button>
      }
    />
  );
}

type ReferenceColumn = Column<ReferenceRow, ReferenceSort>;

const recipeCount: ReferenceColumn = {
  head: "reference.recipeCount",
  numeric: true,
  cell: (row) => row.recipeCount,
};

const columnsOf = ({ countsRecipes, paths }: ReferenceKind): ReferenceColumn[] => [
  { head: "reference.id", sort: "key", cell: ({ key }) => key },
  { head: "reference.name", sort: "name", cell: ({ name }) => <span dir="auto">{name}</span> },
  ...(countsRecipes ? [recipeCount] : []),
  {
    head: "table.actions",
    cell: ({ key, name }) => (
      <RowActions>
        <RowLink action={t("table.edit")} of={name} to={paths.edit(key)} />
        <RowLink action={t("table.delete")} of={name} to={paths.delete(key)} danger />
      </RowActions>
    ),
  },
];
