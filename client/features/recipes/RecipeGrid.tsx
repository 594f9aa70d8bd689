import { Children, type ReactNode } from "react";
import classes from "./RecipeGrid.module.css";

/** Cards in one, two or three columns. */
export function RecipeGrid({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {Children.map(children, (child) => (
        <li style={{ display: "grid" }}>{child}</li>
      ))}
    </ul>
  );
}
