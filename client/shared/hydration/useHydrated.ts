import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/**
 * False while a server-rendered page hydrates, when the output must be the same; then true. For content that
 * only browsers can render.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
