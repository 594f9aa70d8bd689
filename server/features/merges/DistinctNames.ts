import { Check, Entity, PrimaryColumn } from "typeorm";
import { IS_MERGEABLE } from "./MergeableKind";

/** Two names that an admin has marked as different, sorted. */
@Entity("distinct_names")
@Check(IS_MERGEABLE)
@Check("one_key < other_key")
export class DistinctNames {
  @PrimaryColumn("text")
  kind!: string;

  @PrimaryColumn({ type: "text", collation: "C" })
  oneKey!: string;

  @PrimaryColumn({ type: "text", collation: "C" })
  otherKey!: string;
}
