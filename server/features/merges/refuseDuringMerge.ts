import type { EntityManager } from "typeorm";
import { conflict } from "../../errors";
import type { MergedPair } from "./MergedPair";

interface UnfinishedMerge {
  mergedId: number;
  mergedName: string;
  intoId: number;
  intoName: string;
}

/**
 * Refuses to merge items, or to undo their merges, during another merge of either: the origin of a recipe's item would
 * be ambiguous. Continuing the same merge is allowed.
 * @throws CONFLICT
 */
export async function refuseDuringMerge(
  data: EntityManager,
  { kind, mergedId, intoId }: MergedPair,
): Promise<void> {
  const unfinishedMerges: UnfinishedMerge[] = await data.query(
    `select merged_id as "mergedId", merged_name as "mergedName", into_id as "intoId",
       into_name as "intoName"
     from merges where kind = $1 and not is_complete and (merged_id = any($2) or into_id = any($2))`,
    [kind, [mergedId, intoId]],
  );
  const conflictingMerge = unfinishedMerges.find(
    (merge) => merge.mergedId !== mergedId || merge.intoId !== intoId,
  );
  if (conflictingMerge) {
    throw conflict(
      `${conflictingMerge.mergedName} is being merged into ${conflictingMerge.intoName}. Please finish or undo that first.`,
    );
  }
}
