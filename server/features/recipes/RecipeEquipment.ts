import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Equipment } from "../reference/Equipment";
import { Recipe } from "./Recipe";

/** A piece of equipment that a recipe needs. */
@Entity("recipe_equipment")
export class RecipeEquipment {
  @PrimaryColumn("int")
  recipeId!: number;

  @PrimaryColumn("int")
  @Index()
  equipmentId!: number;

  @ManyToOne(() => Recipe, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "recipe_id" })
  recipe!: Recipe;

  @ManyToOne(() => Equipment, { nullable: false })
  @JoinColumn({ name: "equipment_id" })
  equipment!: Equipment;
}
