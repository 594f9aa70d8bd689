import type { MergeableKind } from "./MergeableKind";

/** The items of a merge; the first one is removed. */
export interface MergedPair {
  kind: MergeableKind;
  mergedId: number;
  intoId: number;
}
