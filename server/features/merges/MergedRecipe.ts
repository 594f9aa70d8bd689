import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Merge } from "./Merge";

/** A recipe that had the thing that is gone. Without a reference: it may be deleted and restored. */
@Entity("merged_recipes")
export class MergedRecipe {
  @PrimaryColumn("int")
  mergeId!: number;

  @PrimaryColumn("int")
  @Index()
  recipeId!: number;

  /** Whether it had the other one, too. */
  @Column("boolean", { default: false })
  hadBoth!: boolean;

  /** Of a recipe that had both ingredients: the line that is gone. */
  @Column("json", { nullable: true })
  line!: object | null;

  /** The line of the other one, as it was. */
  @Column("json", { nullable: true })
  intoLine!: object | null;

  /** What both became. */
  @Column("json", { nullable: true })
  combinedLine!: object | null;

  @ManyToOne(() => Merge, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "merge_id" })
  merge!: Merge;
}
