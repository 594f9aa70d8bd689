import { useSyncExternalStore } from "react";

/** Assistive technology may press and choose without a pointer or a key. */
const EVENTS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "click", "change"];

/** The page's inline script has seen what was done before this one was there (`server/ssr/lateScript.ts`). */
let isUsed = typeof document !== "undefined" && "inUse" in document.documentElement.dataset;
const listeners = new Set<() => void>();

/** What is done to the page, or what the page itself does, makes it one that is used. */
export function beginUse(): void {
  if (isUsed) return;
  isUsed = true;
  for (const event of EVENTS) removeEventListener(event, consider, true);
  for (const listener of listeners) listener();
}

/** Browsers tell where the pointer is once something appears below it, which is no movement. */
const isStill = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === "pointermove" &&
  event.movementX === 0 &&
  event.movementY === 0;

function consider(event: Event) {
  if (!isStill(event)) beginUse();
}

if (typeof document !== "undefined")
  for (const event of EVENTS) addEventListener(event, consider, { capture: true, passive: true });

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Resolves once somebody moves the pointer, presses a key or scrolls: many pages are only looked at. Null if it was. */
export const firstUse = (): Promise<void> | null =>
  isUsed ? null : new Promise((resolve) => void subscribe(resolve));

/** Whether somebody has done something on the page. */
export const useIsUsed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isUsed,
    () => false,
  );
