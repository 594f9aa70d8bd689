const asLeft = new Set<string>();

/**
 * Tables that are to be shown once as they were left, all rows that were fetched with what was changed in
 * them, so that their place is still there. Otherwise a table is fetched anew.
 */
export const tableAsLeft = {
  /** @param pathname the table's address */
  expect(pathname: string): void {
    asLeft.add(pathname);
  },
  /** How the table at an address is to be fetched. */
  takeFetchPolicy: (address: string): { fetchPolicy?: "cache-first" } =>
    asLeft.delete(new URL(address).pathname) ? { fetchPolicy: "cache-first" } : {},
};
