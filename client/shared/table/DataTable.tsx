import { ArrowDown, ArrowUp } from "lucide-react";
import type { Key, ReactNode } from "react";
import type { PlainMessageKey } from "../messages/Messages";
import { t } from "../messages/t";
import classes from "./DataTable.module.css";

/** One column of a table. */
export interface Column<Row, Sort extends string = never> {
  /** The column header. */
  head: PlainMessageKey;
  cell: (row: Row) => ReactNode;
  /** A control in the header instead of its text. */
  control?: ReactNode;
  /** The sort order of a click on the header; without a sort order, the header is plain text. */
  sort?: Sort;
  /** True to align the column to the right. */
  numeric?: boolean;
  /** The cell's part of a compact card on phones; the cells without a part are facts below the name. */
  part?: "selection" | "name" | "actions";
}

interface DataTableProps<Row, Sort extends string> {
  /** The table's name. */
  label: string;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  sorted?: { sort: Sort; descending: boolean };
  onSort?: (sort: Sort, descending: boolean) => void;
}

/**
 * A table, whose rows are cards on phones. The cards' styles remove the browser's table semantics, hence the
 * roles.
 */
export function DataTable<Row, Sort extends string = never>(props: DataTableProps<Row, Sort>) {
  const { label, columns, rows, rowKey, sorted, onSort } = props;
  return (
    <table
      className={`${classes.table} ${columns.some(({ part }) => part) ? classes.compact : ""}`}
      role="table"
      aria-label={label}
    >
      <thead role="rowgroup" className={classes.header}>
        <tr role="row">
          {columns.map(({ control, head, numeric, part, sort }) => {
            const direction = sort && sort === sorted?.sort ? sortDirection(sorted) : undefined;
            return (
              <th
                key={head}
                role="columnheader"
                scope="col"
                className={classes.head}
                data-numeric={numeric}
                data-part={part}
                aria-sort={direction}
              >
                {sort ? (
                  <button
                    type="button"
                    className={classes.sort}
                    onClick={() => onSort?.(sort, direction === "ascending")}
                  >
                    {t(head)}
                    {direction === "ascending" && <ArrowUp size={14} aria-hidden />}
                    {direction === "descending" && <ArrowDown size={14} aria-hidden />}
                  </button>
                ) : (
                  (control ?? t(head))
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={classes.row}>
            {columns.map(({ cell, head, numeric, part }) => (
              <td
                key={head}
                role="cell"
                className={classes.cell}
                data-head={t(head)}
                data-numeric={numeric}
                data-part={part}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sortDirection = ({ descending }: { descending: boolean }) =>
  descending ? ("descending" as const) : ("ascending" as const);
