import { withFractions } from "../../../shared/amounts/fractions";

interface Line {
  name: string;
  quantity?: string | null;
  unit?: string | null;
}

/** "1/2", "tsp" and "Salt" read "½ tsp Salt". */
export const lineText = ({ name, quantity, unit }: Line): string =>
  [quantity && withFractions(quantity), unit, name].filter(Boolean).join(" ");
