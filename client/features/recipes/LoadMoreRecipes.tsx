import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { Density } from "../../../shared/density";
import { useLoadMore } from "../../shared/useLoadMore";
import { t } from "../../shared/messages/t";
import { CardSkeletons } from "./CardSkeletons";
import classes from "./LoadMoreRecipes.module.css";

interface LoadMoreRecipesProps {
  shownCount: number;
  total: number;
  density: Density;
  /** True if the list is shorter than when the page was left. */
  isMissing: boolean;
  onMore: () => Promise<unknown>;
}

/** The distance from the end of the list at which the next page loads. */
const AHEAD_PX = 600;

/**
 * The number of recipes that load automatically, so that the content below the list can be reached.
 */
const BY_ITSELF = 60;

/** Loads more recipes when the end of the list is near, up to a number; the button loads as many again. */
export function LoadMoreRecipes({
  shownCount,
  total,
  density,
  isMissing,
  onMore,
}: LoadMoreRecipesProps) {
  const end = useRef<HTMLDivElement>(null);
  const { failed, loading, more } = useLoadMore(onMore);
  const until = useRef(BY_ITSELF);

  // Scroll events are used because Chromium's IntersectionObserver sometimes reports nothing after
  // a jump to the end.
  useEffect(() => {
    // The button retries after an error; scrolling does not.
    if (failed || loading) return;
    const loadIfNear = () => {
      // React clears the reference before it removes the listener.
      const top = end.current?.getBoundingClientRect().top ?? Infinity;
      const isNear = top < window.innerHeight + AHEAD_PX;
      if ((isNear && shownCount < until.current) || isMissing) void more();
    };
    loadIfNear();
    const events = ["scroll", "resize"] as const;
    for (const event of events) window.addEventListener(event, loadIfNear, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, loadIfNear);
    };
  });

  const onClick = () => {
    until.current = shownCount + BY_ITSELF;
    void more();
  };

  return (
    <div ref={end} className={classes.more}>
      {loading && <CardSkeletons density={density} />}
      <p role="status">
        {loading ? t("list.loadingMore") : t("list.moreShown", { shown: shownCount, total })}
      </p>
      <Button data-scripted variant="default" loading={loading} onClick={onClick}>
        {t("list.showMore")}
      </Button>
    </div>
  );
}
