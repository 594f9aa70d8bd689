import { memo } from "react";
import { firstUse } from "../../hydration/firstUse";
import { lateText } from "../../hydration/lateText";
import type { CardLinesProps } from "./CardLines";

const late = lateText<CardLinesProps>(
  () => import("./CardLines").then(({ CardLines }) => CardLines),
  firstUse,
);

/** Loads what writes ingredients in the plural, which a rendered page does not wait for. */
export const loadCardLines = late.load;

/** Not rendered again with its card: React gives up the server's text for that while the code is on its way. */
export const LateCardLines = memo(late.Component);
