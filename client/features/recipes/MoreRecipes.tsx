import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
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
  const end = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const { failed, loading, more } = useLoadMore(onMore);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear(Boolean(entry?.isIntersecting)),
      { rootMargin: "600px" },
    );
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, []);

  // Asked after every render: an end that stays near, because the next page came late or from the
  // cache, is no change that the observer reports. After a failure it waits for the button.
  useEffect(() => {
    if (isNear && !failed && !loading) void more();
  });

  return (
    <div ref={end} className={classes.more}>
      <p role="status">{loading ? t("list.loadingMore") : t("list.moreShown", { shown, total })}</p>
      <Button data-scripted variant="default" loading={loading} onClick={() => void more()}>
        {t("list.showMore")}
      </Button>
    </div>
  );
}
