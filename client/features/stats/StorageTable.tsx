import { formatNumber } from "../../shared/numbers";
import { type Column, DataTable } from "../../shared/table/DataTable";
import { t } from "../../shared/messages/t";
import type { StatsView_StatsFragment } from "./StatsView_stats.generated";
import { sizeText } from "./sizeText";
import classes from "./StorageTable.module.css";

type Storage = StatsView_StatsFragment["storage"];

const columns: Column<Storage["tables"][number]>[] = [
  { head: "stats.table", cell: ({ name }) => name },
  {
    head: "stats.rows",
    numeric: true,
    cell: ({ rows }) => formatNumber(Math.max(0, rows)),
  },
  { head: "stats.size", numeric: true, cell: ({ bytes }) => sizeText(bytes) },
];

/** The disk usage of the data, which only operators need; closed at first. */
export function StorageTable({ storage }: { storage: Storage }) {
  return (
    <details>
      <summary className={classes.summary}>{t("stats.storage")}</summary>
      <p className={classes.all}>
        {t("stats.storageOfAll", { size: sizeText(storage.databaseBytes) })}
      </p>
      <DataTable
        label={t("stats.storage")}
        columns={columns}
        rows={storage.tables}
        rowKey={({ name }) => name}
      />
    </details>
  );
}
