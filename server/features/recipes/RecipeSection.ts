import { Field, ObjectType } from "type-graphql";
import type { Section } from "../../../shared/recipeSections";

/** A part of the instructions. */
@ObjectType({ simpleResolvers: true, description: "A section of a recipe's instructions." })
export class RecipeSection implements Section {
  @Field(() => String, {
    nullable: true,
    description: "The heading without its colon; null for a section without a heading.",
  })
  heading!: string | null;

  @Field(() => [String], {
    description: "The steps in order; empty if the heading has no text below it.",
  })
  steps!: string[];
}
