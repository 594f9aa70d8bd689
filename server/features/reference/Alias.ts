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
import { Equipment } from "./Equipment";
import { Ingredient } from "./Ingredient";
import { Tag } from "./Tag";

/** Another name of an item: one of the references is not null. */
@Entity("aliases")
@Unique(["kind", "nameKey"])
@Check(`char_length(name) between 1 and ${maxLength.referenceName}`)
@Check(`kind = case
  when num_nonnulls(category_id, tag_id, ingredient_id, equipment_id) <> 1 then ''
  when category_id is not null then 'category'
  when tag_id is not null then 'tag'
  when ingredient_id is not null then 'ingredient'
  else 'equipment' end`)
@ObjectType({
  simpleResolvers: true,
  description:
    "Another name of an item of reference data, such as an ingredient. Searches and imports find the item by it.",
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

  @Index()
  @Column("int", { nullable: true })
  equipmentId!: number | null;

  @ManyToOne(() => Equipment, { nullable: true, onDelete: "CASCADE" })
  @JoinColumn({ name: "equipment_id" })
  equipment!: Equipment | null;

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
    return (this.categoryId ?? this.tagId ?? this.ingredientId ?? this.equipmentId)!;
  }
}
