import { Field, Int, ObjectType } from "type-graphql";
import { Entity, PrimaryGeneratedColumn } from "typeorm";
import { Node } from "../../graphql/Node";
import { Named } from "./Named";

/** A piece of equipment, such as a stand mixer; a recipe has any number of them. */
@Entity("equipment")
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "A piece of equipment that recipes need, such as Stand mixer.",
})
export class Equipment extends Named {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The numeric ID, as used in REST and in URLs." })
  equipmentId!: number;

  protected override get key(): number {
    return this.equipmentId;
  }
}
