import { Field, Int, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from "typeorm";
import { maxLength } from "../../../shared/inputLimits";
import { Node } from "../../graphql/Node";
import { describeMaxLength } from "../../lib/describeLimits";
import type { Photo } from "../photos/Photo";
import { Recipe } from "../recipes/Recipe";
import { User } from "../users/User";

/** An entry in the cooking diary of a member, who cooked a recipe. */
@Entity("diary_entries")
@Check(`char_length(text) between 1 and ${maxLength.diaryEntry}`)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "An entry in the cooking diary of a member, who cooked a recipe.",
})
export class DiaryEntry extends Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The entry's numeric ID, as used in REST and in URLs." })
  diaryEntryId!: number;

  @Index()
  @Column("int")
  userId!: number;

  @Index()
  @Column("int")
  recipeId!: number;

  @Column("date")
  @Field(() => String, { description: "The day of cooking, such as 2026-11-21." })
  cookedOn!: string;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: `A line of text, ${describeMaxLength(maxLength.diaryEntry)}.`,
  })
  text!: string | null;

  @Column("boolean", { default: false })
  @Field(() => Boolean, {
    description:
      "True if everyone who may see the recipe may see the entry; otherwise only its author.",
  })
  isPublic!: boolean;

  @Column("int", { default: 1 })
  @Field(() => Int, {
    description: "Incremented by every update. Pass it to an update to detect conflicting changes.",
  })
  version!: number;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, { description: "The time when the entry was created." })
  createdAt!: Date;

  /** The photos in order, including hidden ones. */
  storedPhotos!: Photo[];

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  @ManyToOne(() => Recipe, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "recipe_id" })
  recipe!: Recipe;

  protected override get key(): number {
    return this.diaryEntryId;
  }
}
