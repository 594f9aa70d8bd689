import { useEffect, useState } from "react";

/**
 * Returns the focus to the opener when a layer is removed. The library does so only for layers that stay
 * mounted while closed; ours mount when they open.
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
