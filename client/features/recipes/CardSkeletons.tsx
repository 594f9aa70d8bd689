import type { Density } from "../../../shared/density";
import classes from "./CardSkeletons.module.css";
import gridClasses from "./RecipeGrid.module.css";

/** The number of skeletons that fill the first screen. */
const COUNT: Record<Density, number> = { full: 3, compact: 8 };

/** Placeholders for cards that are loading. */
export function CardSkeletons({ density }: { density: Density }) {
  return (
    <div className={gridClasses.grid} data-density={density} aria-hidden>
      {Array.from({ length: COUNT[density] }, (_, index) => (
        <div key={index} className={classes.card} data-density={density} />
      ))}
    </div>
  );
}
