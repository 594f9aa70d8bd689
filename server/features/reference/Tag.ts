import { Field, Int, ObjectType } from "type-graphql";
import { Entity, PrimaryGeneratedColumn } from "typeorm";
import { Node } from "../../graphql/Node";
import { Named } from "./Named";

/** A word that describes recipes, such as Vegan; a recipe has any number of tags. */
@Entity("tags")
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "A tag of recipes, such as Vegan. Each recipe has any number of them.",
})
export class Tag extends Named {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The numeric ID, as used in REST and in URLs." })
  tagId!: number;

  protected override get key(): number {
    return this.tagId;
  }
}
