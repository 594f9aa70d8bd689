import { Field, Int, ObjectType } from "type-graphql";
import { Entity, PrimaryGeneratedColumn } from "typeorm";
import { Node } from "../../graphql/Node";
import { Named } from "./Named";

/** A kind of dish, such as Soups; each recipe has one. */
@Entity("categories")
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "A category of recipes, such as Soups. Each recipe has one.",
})
export class Category extends Named {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The numeric ID, as used in REST and in URLs." })
  categoryId!: number;

  protected override get key(): number {
    return this.categoryId;
  }
}
