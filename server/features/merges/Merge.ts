import { Field, Int, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from "typeorm";
import { User } from "../users/User";
import { IS_MERGEABLE, MergeableKind } from "./MergeableKind";

/** The number of days for which a merge can be undone. */
export const MERGE_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The merge of an item into another one of its kind, with all data needed to undo it. */
@Entity("merges")
@Unique(["kind", "mergedId"])
@Index(["kind", "intoId"])
@Check(IS_MERGEABLE)
@ObjectType({
  simpleResolvers: true,
  description: "The merge of two ingredients, tags or categories. Visible to admins.",
})
export class Merge {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The merge's numeric ID." })
  mergeId!: number;

  @Column("text")
  @Field(() => MergeableKind, { description: "The kind of items that were merged." })
  kind!: MergeableKind;

  @Column("int")
  @Field(() => Int, { description: "The numeric ID of the merged item, which no longer exists." })
  mergedId!: number;

  @Column("text")
  @Field(() => String, { description: "The name of the merged item." })
  mergedName!: string;

  @Column("int")
  @Field(() => Int, { description: "The numeric ID of the item that it was merged into." })
  intoId!: number;

  @Column("text")
  @Field(() => String, {
    description: "The name that this item had at the time.",
  })
  intoName!: string;

  /** The deleted row. */
  @Column("json", { select: false })
  merged!: object;

  /** Its aliases, which now belong to the other item. */
  @Column("int", { array: true, default: () => "'{}'" })
  aliasIds!: number[];

  @Column("int", { default: 0 })
  @Field(() => Int, { description: "The number of recipes that had the merged item." })
  recipeCount!: number;

  @Column("boolean", { default: true })
  @Field(() => Boolean, {
    description:
      "True if all recipes have moved. Otherwise, the merge is in progress or was interrupted: merging the two again finishes it, and undoing it moves the recipes back.",
  })
  isComplete!: boolean;

  @Index()
  @Column("int", { nullable: true })
  userId!: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "user_id" })
  user!: User | null;

  @Index()
  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, { description: "The time when they were merged." })
  createdAt!: Date;

  @Field(() => Date, { description: "The time until which the merge can be undone." })
  get expiresAt(): Date {
    return new Date(this.createdAt.getTime() + MERGE_DAYS * DAY_MS);
  }
}
