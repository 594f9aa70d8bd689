import { useState } from "react";

/** The selection among the shown rows of a table. Rows that are no longer shown are not selected. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    selected: rows.filter(({ id }) => ids.has(id)),
    isSelected: ({ id }: Row) => ids.has(id),
    select({ id }: Row, isSelected: boolean): void {
      setIds(
        (before) => new Set([...before].filter((one) => one !== id).concat(isSelected ? id : [])),
      );
    },
    /** Selects all shown rows, or clears the selection. */
    selectAll(isSelected: boolean): void {
      setIds(new Set(isSelected ? rows.map(({ id }) => id) : []));
    },
  };
}
