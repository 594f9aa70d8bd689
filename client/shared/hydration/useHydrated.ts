import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False while a server-rendered page hydrates, when it must look the same; then true.
 * For what only a browser knows or shows.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
