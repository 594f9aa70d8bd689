import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from "typeorm";
import { Node } from "../../graphql/Node";
import { describeLength } from "../../lib/describeLimits";
import { maxLength } from "../../../shared/inputLimits";

/** An ingredient, such as Olive oil. */
@Entity("ingredients")
@Unique(["nameKey"])
@Check(`char_length(name) between 1 and ${maxLength.referenceName}`)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "An ingredient of recipes, such as Olive oil.",
})
export class Ingredient extends Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The numeric ID, as used in REST and in URLs." })
  ingredientId!: number;

  @Column("text")
  @Field(() => String, {
    description: `The name: ${describeLength(maxLength.referenceName)}, unique regardless of case.`,
  })
  name!: string;

  @Column("text")
  nameKey!: string;

  @Column({ type: "text", collation: "C" })
  sortName!: string;

  @Column("int", { default: 1 })
  @Field(() => Int, {
    description: "Incremented by every update. Pass it to an update to detect conflicting changes.",
  })
  version!: number;

  protected override get key(): number {
    return this.ingredientId;
  }
}
