import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { parseJson } from "../../shared/parseJson";
import { sessionStore } from "../../shared/session";
import { safeSessionStorage } from "../../shared/storage";
import { personKey, VISITOR } from "../../shared/storedKeys";
import { makeScrollKey } from "../../shared/useReturn";

/** A position in the list. */
interface ListPosition {
  /** The number of recipes shown. */
  shown: number;
  /** The id of the heading of the first card in the window. */
  headingId: string;
  /** The distance between that heading and the top of the window, in pixels. */
  top: number;
}

/** Longer than what scrolling sets in motion takes. */
const SETTLING_MS = 500;

/** True if the page was opened by a link or address, not by Reload, Back or Forward. */
const isNewVisit = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type === "navigate");

const storageKey = (userId: number, scrollKey: string) =>
  personKey(userId, `listPlace:${scrollKey}`);

function readPosition(scrollKey: string): ListPosition | null {
  const read = (userId: number) =>
    parseJson(safeSessionStorage.getItem(storageKey(userId, scrollKey))) as ListPosition | null;
  // A login leads back to where the visitor was.
  const position = read(sessionStore.viewerId()) ?? read(VISITOR);
  // The router gives this key to the first screen of every visit.
  return position && scrollKey === "default" && isNewVisit() ? null : position;
}

function measurePosition(shownCount: number): ListPosition | null {
  const headings = [...document.querySelectorAll("article h2[id]")];
  const distanceToTop = (heading: Element) => heading.getBoundingClientRect().top;
  // At the end of the page all of them may be above the window.
  const heading = headings.find((each) => distanceToTop(each) >= 0) ?? headings.at(-1);
  return heading ? { shown: shownCount, headingId: heading.id, top: distanceToTop(heading) } : null;
}

/** @returns whether the page is long enough to scroll so far */
function scrollToPosition({ headingId, top }: ListPosition): boolean {
  const heading = document.getElementById(headingId);
  if (!heading) return false;
  // As after any scrolling: all cards have their final size.
  document.documentElement.dataset["used"] = "";
  const distance = () => heading.getBoundingClientRect().top - top;
  scrollBy(0, distance());
  return Math.abs(distance()) < 1;
}

/**
 * Remembers which card of the list is in sight, in this tab, and returns there after Reload, Back and
 * Forward, unless somebody scrolls before the list is as long as it was.
 * @param shownCount how many recipes the list shows
 * @param isWhole whether these are all
 * @returns how many more it showed when it was left; they are to be loaded
 */
export function useListPosition(shownCount: number, isWhole: boolean): number {
  const scrollKey = makeScrollKey(useLocation());
  const initial = useMemo(() => readPosition(scrollKey), [scrollKey]);
  const [abandonedPosition, setAbandonedPosition] = useState<ListPosition | null>(null);
  const missing =
    initial && initial !== abandonedPosition ? Math.max(0, initial.shown - shownCount) : 0;
  const isShort = missing > 0;
  const isRestored = useRef(false);

  useLayoutEffect(() => {
    isRestored.current = initial === null;
  }, [initial]);

  useLayoutEffect(() => {
    const abandon = () => {
      if (isRestored.current) return;
      isRestored.current = true;
      setAbandonedPosition(initial);
    };
    const save = () => {
      const position = isRestored.current && measurePosition(shownCount);
      if (!position) return;
      const key = storageKey(sessionStore.viewerId(), scrollKey);
      safeSessionStorage.setItem(key, JSON.stringify(position));
    };
    // A list that has become longer is not scrolled.
    save();
    const listeners = [
      ...(["wheel", "touchmove", "keydown", "mousedown"] as const).map(
        (name) => [name, abandon] as const,
      ),
      ["scroll", save] as const,
    ];
    for (const [name, listener] of listeners) addEventListener(name, listener, { passive: true });
    return () => {
      for (const [name, listener] of listeners) removeEventListener(name, listener);
    };
  }, [initial, scrollKey, shownCount]);

  // After the router, which scrolls as far as the list was long at that moment.
  useEffect(() => {
    if (isRestored.current || isShort || !initial) return;
    // At its end, the page is still short until what comes next has a place.
    if (!scrollToPosition(initial) && !isWhole) return;
    const settle = () => void (isRestored.current || scrollToPosition(initial));
    // The bar shrinks once the page is scrolled, which moves everything below it.
    const observer = new ResizeObserver(settle);
    observer.observe(document.body);
    const finish = () => {
      observer.disconnect();
      isRestored.current = true;
    };
    const timer = setTimeout(finish, SETTLING_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [initial, isShort, isWhole, shownCount]);

  return missing;
}
