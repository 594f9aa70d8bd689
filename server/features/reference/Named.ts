import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, Unique } from "typeorm";
import { maxLength } from "../../../shared/inputLimits";
import { Node } from "../../graphql/Node";
import { describeLength } from "../../lib/describeLimits";

/** The fields that all kinds of reference data share. */
@Unique(["nameKey"])
@Check(`char_length(name) between 1 and ${maxLength.referenceName}`)
@ObjectType({ simpleResolvers: true })
export abstract class Named extends Node {
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
}
