import { memo } from "react";
import { firstUse } from "../../hydration/firstUse";
import { lateText } from "../../hydration/lateText";

interface ServingsProps {
  servings: number;
  unit: string;
}

const late = lateText<ServingsProps>(
  () =>
    import("../../shared/servings").then(
      ({ servingsText }) =>
        ({ servings, unit }) =>
          servingsText(servings, unit),
    ),
  firstUse,
);

/** Loads what writes units of servings in the plural, which a rendered page does not wait for. */
export const loadServings = late.load;

/** How much a recipe makes in a unit of its own. */
export const LateServings = memo(late.Component);
