import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/**
 * False while a server-rendered page hydrates, when it must look the same; then true.
 * For what only a browser knows or shows.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
