import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from "typeorm";
import { maxLength, minutesRange } from "../../../../shared/inputLimits";
import { Recipe } from "../Recipe";

/** The additions to a step of the instructions, such as its photos, which refer to this row. */
@Entity("recipe_steps")
@Check(`char_length(text) between 1 and ${maxLength.instructions}`)
@Check(`minutes between ${minutesRange.min} and ${minutesRange.max}`)
export class StoredStep {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  stepId!: number;

  @Index()
  @Column("int")
  recipeId!: number;

  /** The position among the steps, starting at 0; null if the instructions no longer have the step. */
  @Column("smallint", { nullable: true })
  position!: number | null;

  /** The text with which it had its position last. */
  @Column("text")
  text!: string;

  @Column("int", { nullable: true })
  minutes!: number | null;

  @Column("boolean", { nullable: true })
  isAttended!: boolean | null;

  /** The lines that a person has chosen; null if the text decides. IDs of removed lines have no effect. */
  @Column("int", { array: true, nullable: true })
  lineIds!: number[] | null;

  @ManyToOne(() => Recipe, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "recipe_id" })
  recipe!: Relation<Recipe>;
}
