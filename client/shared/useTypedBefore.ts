import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes over what was typed into a field of a page that the server has drawn, before its script was
 * there to see it.
 * @returns to be given to the field
 */
export function useTypedBefore(
  text: string,
  take: (typed: string) => void,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const typed = field.current?.value;
    if (typed !== undefined && typed !== text) take(typed);
    // Only what stands there when the script arrives: later the script has seen it itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return field;
}
