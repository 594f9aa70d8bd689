import { useEffect, useState } from "react";

/**
 * Gives the focus back, when a layer goes away, to what opened it. The library does so only for
 * layers that stay mounted while they are closed; ours are mounted when they open.
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
