import { withFractions } from "../../../../shared/amounts/fractions";
import type { AmountKind, Unit } from "../../../shared/apollo/schema.generated";

/** The units of displayed amounts: as written, or all of one system. */
export const unitSystems = ["asWritten", "metric", "us"] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** A number, or a range of numbers. */
export interface Range {
  min: number;
  /** Equal to `min` for a single number. */
  max: number;
  unit: Unit;
}

/** The amount of a line, as read by the server. */
export interface Amount extends Range {
  kind: AmountKind;
  before: string;
  unitAsTyped: string;
  after: string;
}

/** A line of a recipe, with the data for scaling it. */
export interface Line {
  name: string;
  quantity: string | null;
  unit: string | null;
  scales: boolean;
  amount: Amount | null;
}

/** Formats the amount of a line as its author has written it. */
export const formatOriginal = ({ quantity, unit }: Pick<Line, "quantity" | "unit">): string =>
  [quantity && withFractions(quantity), unit].filter(Boolean).join(" ");
