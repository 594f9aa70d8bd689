import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Merge } from "./Merge";

/** A recipe that had the merged item. It has no foreign key, because the recipe may be deleted and restored. */
@Entity("merged_recipes")
export class MergedRecipe {
  @PrimaryColumn("int")
  mergeId!: number;

  @PrimaryColumn("int")
  @Index()
  recipeId!: number;

  /** True if it had the other item, too. */
  @Column("boolean", { default: false })
  hadBoth!: boolean;

  /** The lines whose ingredient was replaced; null for merges of other kinds. */
  @Column("int", { array: true, nullable: true })
  lineIds!: number[] | null;

  /** The removed line of a recipe that had both ingredients. Versions from 0.3 on keep both lines. */
  @Column("json", { nullable: true })
  line!: object | null;

  /** The line of the other ingredient before the merge. */
  @Column("json", { nullable: true })
  intoLine!: object | null;

  /** The combined line. */
  @Column("json", { nullable: true })
  combinedLine!: object | null;

  @ManyToOne(() => Merge, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "merge_id" })
  merge!: Merge;
}
