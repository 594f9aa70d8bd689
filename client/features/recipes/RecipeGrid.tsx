import { Children, type ReactNode } from "react";
import type { Density } from "../../../shared/density";
import classes from "./RecipeGrid.module.css";

interface RecipeGridProps {
  children: ReactNode;
  label: string;
  density: Density;
}

/** Cards in one, two or three columns; compact ones in one to four. */
export function RecipeGrid({ children, label, density }: RecipeGridProps) {
  return (
    <ul className={classes.grid} data-density={density} aria-label={label}>
      {Children.map(children, (child) => (
        <li style={{ display: "grid" }}>{child}</li>
      ))}
    </ul>
  );
}
