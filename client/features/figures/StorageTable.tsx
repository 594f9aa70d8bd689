import { type Column, DataTable } from "../../shared/table/DataTable";
import { words } from "../../shared/words";
import type { FiguresView_FiguresFragment } from "./FiguresView_figures.generated";
import { sizeText } from "./sizeText";
import classes from "./StorageTable.module.css";

type Storage = FiguresView_FiguresFragment["storage"];

const text = words.figures;

const columns: Column<Storage["tables"][number]>[] = [
  { head: text.table, cell: ({ name }) => name },
  { head: text.rows, numeric: true, cell: ({ rows }) => Math.max(0, rows).toLocaleString("en") },
  { head: text.size, numeric: true, cell: ({ bytes }) => sizeText(bytes) },
];

/** What the data takes on disk. */
export function StorageTable({ storage }: { storage: Storage }) {
  return (
    <section>
      <h2>{text.storage}</h2>
      <p className={classes.all}>{text.storageOfAll(sizeText(storage.databaseBytes))}</p>
      <DataTable
        label={text.storage}
        columns={columns}
        rows={storage.tables}
        rowKey={({ name }) => name}
      />
    </section>
  );
}
