/** Sorts rows into the order of the requested keys, with null for missing rows. */
export function byKey<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  getKey: (row: Row) => Key,
): (Row | null)[] {
  const rowsByKey = new Map(rows.map((row) => [getKey(row), row]));
  return keys.map((key) => rowsByKey.get(key) ?? null);
}

/** Groups rows by key, in the order of the requested keys. */
export function groupByKey<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  getKey: (row: Row) => Key,
): Row[][] {
  const groups = new Map<Key, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) groups.get(getKey(row))?.push(row);
  return keys.map((key) => groups.get(key) ?? []);
}
