import { useEffect, useRef, useState } from "react";
import { lazyComponent } from "../../shared/ui/lazyComponent";

const MadeIt = lazyComponent(() => import("./MadeIt").then((code) => code.MadeIt));

/** The distance in pixels from the window at which the entries are loaded. */
const MARGIN = "400px";

/** The diary entries about a recipe, which load when the reader is near. */
export function MadeItWhenSeen({ recipeId }: { recipeId: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: MARGIN,
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isSeen && <MadeIt recipeId={recipeId} />}</div>;
}
