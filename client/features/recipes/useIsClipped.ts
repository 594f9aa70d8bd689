import { type RefObject, useEffect, useState } from "react";

/** Whether an element has more than it shows; fractions of a pixel are rounding. */
const isClipped = ({ clientHeight, scrollHeight }: Element) => scrollHeight > clientHeight + 1;

/**
 * Whether a part of a text is cut off. It is taken to be so until the text is on the screen, as the
 * server does, which knows no sizes; an open text keeps the answer that let it be opened.
 */
export function useIsClipped(text: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [clipped, setClipped] = useState(true);
  useEffect(() => {
    if (open || !text.current) return;
    const parts = [...text.current.children];
    // Called after a layout, so that reading sizes costs none.
    const observer = new ResizeObserver(() => setClipped(parts.some(isClipped)));
    observer.observe(text.current);
    return () => observer.disconnect();
  }, [open, text]);
  return clipped;
}
