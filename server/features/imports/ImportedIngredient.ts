import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Ingredient } from "../reference/Ingredient";
import { Import } from "./Import";

/** An ingredient that an import created. Undoing the import deletes it if nothing else uses it. */
@Entity("imported_ingredients")
@Index(["ingredientId"])
export class ImportedIngredient {
  @PrimaryColumn("int")
  importId!: number;

  @PrimaryColumn("int")
  ingredientId!: number;

  @ManyToOne(() => Import, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "import_id" })
  import!: Import;

  @ManyToOne(() => Ingredient, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "ingredient_id" })
  ingredient!: Ingredient;
}
