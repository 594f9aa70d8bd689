import type { EntityManager } from "typeorm";
import { conflict } from "../../errors";
import type { MergedPair } from "./MergedPair";

interface Unfinished {
  mergedId: number;
  mergedName: string;
  intoId: number;
  intoName: string;
}

/**
 * Refuses to merge things, or to undo merges of them, in the midst of another merge: which recipe has what from which of the
 * two could not be told. Merging the same again goes on with it.
 * @throws CONFLICT
 */
export async function refuseWithinAnother(
  data: EntityManager,
  { kind, mergedId, intoId }: MergedPair,
): Promise<void> {
  const unfinished: Unfinished[] = await data.query(
    `select merged_id as "mergedId", merged_name as "mergedName", into_id as "intoId",
       into_name as "intoName"
     from merges where kind = $1 and not is_complete and (merged_id = any($2) or into_id = any($2))`,
    [kind, [mergedId, intoId]],
  );
  const other = unfinished.find((each) => each.mergedId !== mergedId || each.intoId !== intoId);
  if (other) {
    throw conflict(
      `${other.mergedName} is being merged into ${other.intoName}. Please finish or undo that first.`,
    );
  }
}
