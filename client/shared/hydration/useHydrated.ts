import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/**
 * Returns false during hydration, when the output must equal the server's, and true afterwards. Use
 * it for content that only browsers can render.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
