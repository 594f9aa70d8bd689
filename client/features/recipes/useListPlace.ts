import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { parseJson } from "../../shared/parseJson";
import { safeSessionStorage } from "../../shared/storage";
import { scrollKeyOf } from "../../shared/useReturn";

/** Where somebody is in the list. */
interface ListPlace {
  /** How many recipes are shown. */
  shown: number;
  /** The id of the heading of the first card in the window. */
  headingId: string;
  /** The distance between that heading and the top of the window, in pixels. */
  top: number;
}

/** Whether the page was opened by a link or an address, not by Reload, Back or Forward. */
const isNewVisit = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type === "navigate");

const storageKey = (scrollKey: string) => `listPlace ${scrollKey}`;

function readPlace(scrollKey: string): ListPlace | null {
  const place = parseJson(safeSessionStorage.getItem(storageKey(scrollKey))) as ListPlace | null;
  // The router gives this key to the first screen of every visit.
  return place && scrollKey === "default" && isNewVisit() ? null : place;
}

function currentPlace(shown: number): ListPlace | null {
  const headings = [...document.querySelectorAll("article h2[id]")];
  const topOf = (heading: Element) => heading.getBoundingClientRect().top;
  // At the end of the page all of them may be above the window.
  const heading = headings.find((each) => topOf(each) >= 0) ?? headings.at(-1);
  return heading ? { shown, headingId: heading.id, top: topOf(heading) } : null;
}

function scrollToPlace({ headingId, top }: ListPlace): void {
  const heading = document.getElementById(headingId);
  if (!heading) return;
  // As after any scrolling: all cards have their final size.
  document.documentElement.dataset["used"] = "";
  scrollBy(0, heading.getBoundingClientRect().top - top);
}

/**
 * Remembers which card of the list is in sight, in this tab, and returns there after Reload, Back and
 * Forward, unless somebody scrolls before the list is as long as it was.
 * @param shown how many recipes the list shows
 * @returns how many more it showed when it was left; they are to be loaded
 */
export function useListPlace(shown: number): number {
  const scrollKey = scrollKeyOf(useLocation());
  const initial = useMemo(() => readPlace(scrollKey), [scrollKey]);
  const [abandoned, setAbandoned] = useState<ListPlace | null>(null);
  const missing = initial && initial !== abandoned ? Math.max(0, initial.shown - shown) : 0;
  const isShort = missing > 0;
  const latest = useRef(initial);
  // While the list is short, and until the next effects, it is scrolled by the browser and the router.
  const isRestored = useRef(false);

  useLayoutEffect(() => {
    latest.current = initial;
  }, [initial]);

  useLayoutEffect(() => {
    if (isShort) {
      isRestored.current = false;
      const abandon = () => setAbandoned(initial);
      const events = ["wheel", "touchmove", "keydown"] as const;
      for (const event of events) addEventListener(event, abandon, { passive: true });
      return () => events.forEach((event) => removeEventListener(event, abandon));
    }
    const save = () => {
      const place = isRestored.current ? currentPlace(shown) : null;
      if (!place) return;
      latest.current = place;
      safeSessionStorage.setItem(storageKey(scrollKey), JSON.stringify(place));
    };
    addEventListener("scroll", save, { passive: true });
    return () => removeEventListener("scroll", save);
  }, [initial, isShort, scrollKey, shown]);

  // After the router, which scrolls as far as the list was long at that moment.
  useEffect(() => {
    if (isShort) return;
    if (initial !== abandoned && latest.current) scrollToPlace(latest.current);
    isRestored.current = true;
  }, [abandoned, initial, isShort]);

  return missing;
}
