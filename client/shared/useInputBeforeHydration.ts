import { type RefObject, useEffect, useRef } from "react";

/**
 * Applies text typed into a server-rendered field before hydration.
 * @returns the field's ref
 */
export function useInputBeforeHydration(
  text: string,
  take: (typed: string) => void,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const typed = field.current?.value;
    if (typed !== undefined && typed !== text) take(typed);
    // The effect runs only on mount, because later changes are events.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return field;
}
