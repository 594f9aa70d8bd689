import { formatNumber } from "../../shared/numbers";
import { type Column, DataTable } from "../../shared/table/DataTable";
import { t } from "../../shared/messages/t";
import type { FiguresView_FiguresFragment } from "./FiguresView_figures.generated";
import { sizeText } from "./sizeText";
import classes from "./StorageTable.module.css";

type Storage = FiguresView_FiguresFragment["storage"];

const columns: Column<Storage["tables"][number]>[] = [
  { head: "figures.table", cell: ({ name }) => name },
  {
    head: "figures.rows",
    numeric: true,
    cell: ({ rows }) => formatNumber(Math.max(0, rows)),
  },
  { head: "figures.size", numeric: true, cell: ({ bytes }) => sizeText(bytes) },
];

/** What the data takes on disk. */
export function StorageTable({ storage }: { storage: Storage }) {
  return (
    <section>
      <h2>{t("figures.storage")}</h2>
      <p className={classes.all}>
        {t("figures.storageOfAll", { size: sizeText(storage.databaseBytes) })}
      </p>
      <DataTable
        label={t("figures.storage")}
        columns={columns}
        rows={storage.tables}
        rowKey={({ name }) => name}
      />
    </section>
  );
}
