import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useLoadMore } from "../../shared/useLoadMore";
import { t } from "../../shared/words/t";
import classes from "./MoreRecipes.module.css";

interface MoreRecipesProps {
  shown: number;
  total: number;
  onMore: () => Promise<unknown>;
}

/** The list goes on by itself when its end comes near; the button does the same by hand. */
export function MoreRecipes({ shown, total, onMore }: MoreRecipesProps) {
  const place = useRef<HTMLDivElement>(null);
  const { failed, loading, more } = useLoadMore(onMore);

  useEffect(() => {
    // After a failure it waits for the button, or it would ask for ever.
    if (!place.current || failed) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void more();
      },
      { rootMargin: "600px" },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  });

  return (
    <div ref={place} className={classes.more}>
      <p role="status">{loading ? t("list.loadingMore") : t("list.moreShown", { shown, total })}</p>
      <Button data-scripted variant="default" loading={loading} onClick={() => void more()}>
        {t("list.showMore")}
      </Button>
    </div>
  );
}
