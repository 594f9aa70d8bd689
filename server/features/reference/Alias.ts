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
import { describeLength } from "../../lib/describeLimits";
import { maxLength } from "../../../shared/inputLimits";
import { Category } from "./Category";
import { Ingredient } from "./Ingredient";
import { Tag } from "./Tag";

/** Another name of a category, tag or ingredient: one of the three references is not null. */
@Entity("aliases")
@Unique(["kind", "nameKey"])
@Check(`char_length(name) between 1 and ${maxLength.referenceName}`)
@Check(`kind = case
  when category_id is not null and tag_id is null and ingredient_id is null then 'category'
  when tag_id is not null and category_id is null and ingredient_id is null then 'tag'
  when ingredient_id is not null and category_id is null and tag_id is null then 'ingredient'
  else '' end`)
@ObjectType({
  simpleResolvers: true,
  description:
    "Another name of an ingredient, a tag or a category. Searches and imports find the item by it.",
})
export class Alias {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The alias's numeric ID." })
  aliasId!: number;

  @Column("text")
  kind!: string;

  @Index()
  @Column("int", { nullable: true })
  categoryId!: number | null;

  @ManyToOne(() => Category, { nullable: true, onDelete: "CASCADE" })
  @JoinColumn({ name: "category_id" })
  category!: Category | null;

  @Index()
  @Column("int", { nullable: true })
  tagId!: number | null;

  @ManyToOne(() => Tag, { nullable: true, onDelete: "CASCADE" })
  @JoinColumn({ name: "tag_id" })
  tag!: Tag | null;

  @Index()
  @Column("int", { nullable: true })
  ingredientId!: number | null;

  @ManyToOne(() => Ingredient, { nullable: true, onDelete: "CASCADE" })
  @JoinColumn({ name: "ingredient_id" })
  ingredient!: Ingredient | null;

  @Column("text")
  @Field(() => String, {
    description: `The other name: ${describeLength(maxLength.referenceName)}; no name and no other alias of the kind is the same, regardless of case.`,
  })
  name!: string;

  @Column("text")
  nameKey!: string;

  @Column({ type: "text", collation: "C" })
  sortName!: string;

  /** The key of the item with this name. */
  get itemId(): number {
    return (this.categoryId ?? this.tagId ?? this.ingredientId)!;
  }
}
