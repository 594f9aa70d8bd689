import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { maxLength } from "../../../shared/inputLimits";
import { Category } from "../reference/Category";

/** The name of a category on other sites that an admin has assigned to a category of this site. */
@Entity("category_names")
@Check(`char_length(name_key) between 1 and ${maxLength.referenceName}`)
export class CategoryName {
  @PrimaryColumn("text")
  nameKey!: string;

  @Index()
  @Column("int")
  categoryId!: number;

  @ManyToOne(() => Category, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "category_id" })
  category!: Category;
}
