import { Field, Int, ObjectType } from "type-graphql";
import { Entity, PrimaryGeneratedColumn } from "typeorm";
import { Node } from "../../graphql/Node";
import { Named } from "./Named";

/** An ingredient, such as Olive oil. */
@Entity("ingredients")
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "An ingredient of recipes, such as Olive oil.",
})
export class Ingredient extends Named {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The numeric ID, as used in REST and in URLs." })
  ingredientId!: number;

  protected override get key(): number {
    return this.ingredientId;
  }
}
