import { useWindowEvent } from "@mantine/hooks";
import { type PointerEvent, useRef } from "react";
import { readSwipe } from "./readSwipe";

/** Handles arrow keys and horizontal swipes; native scrolling and zooming still work. */
export function useSwipe(onSwipe: (by: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  // The listener is on the window, because a tap on the text removes the focus from the buttons.
  useWindowEvent("keydown", ({ altKey, ctrlKey, key, metaKey, shiftKey }) => {
    // The handler ignores Alt with an arrow, which is the browser's Back.
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === "ArrowRight") onSwipe(1);
    if (key === "ArrowLeft") onSwipe(-1);
  });
  return {
    onPointerDown: ({ clientX, clientY, isPrimary, pointerType }: PointerEvent) => {
      // The handler ignores the mouse, which selects text, and a second finger, which zooms.
      const isFinger = pointerType === "touch" && isPrimary;
      from.current = isFinger ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (from.current) onSwipe(readSwipe(from.current, { x: clientX, y: clientY }));
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
