import { Field, Int, ObjectType } from "type-graphql";
import { Entity, PrimaryGeneratedColumn } from "typeorm";
import { Node } from "../../graphql/Node";
import { Named } from "./Named";

/** The difficulty of a recipe, such as Easy; each recipe has one. */
@Entity("difficulty_levels")
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "A difficulty level of recipes, such as Easy. Each recipe has one.",
})
export class DifficultyLevel extends Named {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The numeric ID, as used in REST and in URLs." })
  difficultyLevelId!: number;

  protected override get key(): number {
    return this.difficultyLevelId;
  }
}
