import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False while the script takes over what the server has drawn, which must look the same; then true.
 * For what only a browser knows or shows.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
