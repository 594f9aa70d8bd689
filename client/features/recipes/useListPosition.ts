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
  /** The ID of the heading of the first card in the window. */
  headingId: string;
  /** The distance between that heading and the top of the window, in pixels. */
  top: number;
}

/** A time that is longer than a scroll affects the layout. */
const SETTLING_MS = 500;

/** Returns true if the page was opened by a link or address, not by Reload, Back or Forward. */
const isNewVisit = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type === "navigate");

const storageKey = (userId: number, scrollKey: string) =>
  personKey(userId, `listPlace:${scrollKey}`);

function readPosition(scrollKey: string): ListPosition | null {
  const read = (userId: number) =>
    parseJson(safeSessionStorage.getItem(storageKey(userId, scrollKey))) as ListPosition | null;
  // The visitor's position is used after a login.
  const position = read(sessionStore.viewerId()) ?? read(VISITOR);
  // The condition is met on the first screen of a visit, to which the router gives this key.
  return position && scrollKey === "default" && isNewVisit() ? null : position;
}

function measurePosition(shownCount: number): ListPosition | null {
  const headings = [...document.querySelectorAll("article h2[id]")];
  const distanceToTop = (heading: Element) => heading.getBoundingClientRect().top;
  // The last heading is used if all headings are above the window, at the end of the page.
  const heading = headings.find((each) => distanceToTop(each) >= 0) ?? headings.at(-1);
  return heading ? { shown: shownCount, headingId: heading.id, top: distanceToTop(heading) } : null;
}

/** @returns true if the page is long enough */
function scrollToPosition({ headingId, top }: ListPosition): boolean {
  const heading = document.getElementById(headingId);
  if (!heading) return false;
  // Gives all cards their final size, as scrolling does.
  document.documentElement.dataset["used"] = "";
  const distance = () => heading.getBoundingClientRect().top - top;
  scrollBy(0, distance());
  return Math.abs(distance()) < 1;
}

/**
 * Stores the visible card of the list per tab and scrolls back to it after Reload, Back and Forward.
 * Scrolling by the reader before the list has its former length cancels this.
 * @param shownCount the number of recipes shown
 * @param isWhole true if these are all
 * @returns the number of recipes still to load
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
    // The position is saved here because loading more recipes causes no scroll event.
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

  // The effect runs after the router has restored the scroll position, which the list's length at
  // that time limits.
  useEffect(() => {
    if (isRestored.current || isShort || !initial) return;
    // The page may be too short for the position until its last content is laid out.
    if (!scrollToPosition(initial) && !isWhole) return;
    const settle = () => void (isRestored.current || scrollToPosition(initial));
    // The bar shrinks after scrolling, which moves all content below it.
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
