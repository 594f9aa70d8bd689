import type { MergeableKind } from "./MergeableKind";

/** What becomes one: the first one goes. */
export interface MergedPair {
  kind: MergeableKind;
  mergedId: number;
  intoId: number;
}
