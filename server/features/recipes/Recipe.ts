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
import { Node } from "../../Node";
import { Category } from "../reference/Category";
import { DifficultyLevel } from "../reference/DifficultyLevel";
import { User } from "../users/User";

/** A recipe's own row; its lines and tags are rows of their own. */
@Entity("recipes")
@Check("char_length(name) between 1 and 200")
@Check("char_length(instructions) between 1 and 20000")
@Check("char_length(ingredients_notes) <= 10000")
@Index(["sortName", "recipeId"])
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "A dish that somebody shares, with all one needs to cook it.",
})
export class Recipe extends Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The recipe's key, as in REST and in addresses." })
  recipeId!: number;

  @Column("text")
  @Field(() => String, { description: "1 to 200 characters." })
  name!: string;

  @Column({ type: "text", collation: "C" })
  sortName!: string;

  @Column("text")
  @Field(() => String, {
    description: "Up to 20,000 characters; each line or paragraph is a step.",
  })
  instructions!: string;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "A remark on the ingredients, up to 10,000 characters.",
  })
  ingredientsNotes!: string | null;

  @Index()
  @Column("int")
  ownerId!: number;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: "owner_id" })
  owner!: User;

  @Index()
  @Column("int")
  categoryId!: number;

  @ManyToOne(() => Category, { nullable: false })
  @JoinColumn({ name: "category_id" })
  category!: Category;

  @Index()
  @Column("int")
  difficultyLevelId!: number;

  @ManyToOne(() => DifficultyLevel, { nullable: false })
  @JoinColumn({ name: "difficulty_level_id" })
  difficultyLevel!: DifficultyLevel;

  @Column("int", { default: 1 })
  @Field(() => Int, {
    description: "Counts the edits; sent back with an edit, so that a stale one is noticed.",
  })
  version!: number;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, { description: "When the recipe was added." })
  createdAt!: Date;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, { description: "When the recipe was last edited." })
  updatedAt!: Date;

  protected override get key(): number {
    return this.recipeId;
  }
}
