import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes over what was typed into a field of a server-rendered page before that was hydrated.
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
    // Only on mount: later changes are events.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return field;
}
