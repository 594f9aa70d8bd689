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
import { Node } from "../../graphql/Node";
import { Recipe } from "../recipes/Recipe";
import { User } from "../users/User";
import { describeLength } from "../../lib/describeLimits";
import { maxLength } from "../../../shared/inputLimits";

/** A user's private note on a recipe. */
@Entity("notes")
@Unique(["userId", "recipeId"])
@Check(`char_length(text) between 1 and ${maxLength.note}`)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "A user's private note on a recipe.",
})
export class Note extends Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The note's numeric ID." })
  noteId!: number;

  @Column("int")
  userId!: number;

  @Column("int")
  @Index()
  recipeId!: number;

  @Column("text")
  @Field(() => String, { description: `The text, ${describeLength(maxLength.note)}.` })
  text!: string;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, { description: "The time when the note was last updated." })
  updatedAt!: Date;

  @Column("int", { default: 1 })
  @Field(() => Int, {
    description: "The version, which every update increments; `writeNote` can require it.",
  })
  version!: number;

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  @ManyToOne(() => Recipe, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "recipe_id" })
  recipe!: Recipe;

  protected override get key(): number {
    return this.noteId;
  }
}
