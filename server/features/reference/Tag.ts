import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from "typeorm";
import { Node } from "../../graphql/Node";
import { describeLength } from "../../lib/describeLimits";
import { maxLength } from "../../../shared/inputLimits";

/** A word that describes recipes, such as Vegan; a recipe has any number of tags. */
@Entity("tags")
@Unique(["nameKey"])
@Check(`char_length(name) between 1 and ${maxLength.referenceName}`)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "A tag of recipes, such as Vegan. Each recipe has any number of them.",
})
export class Tag extends Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The numeric ID, as used in REST and in URLs." })
  tagId!: number;

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
    return this.tagId;
  }
}
