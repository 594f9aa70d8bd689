import { Field, Int, ObjectType } from "type-graphql";

/** An option of a filter. */
@ObjectType({ simpleResolvers: true, description: "An option of a filter." })
export class FacetOption {
  @Field(() => Int, { description: "The numeric ID of the option, such as a tag's." })
  value!: number;

  @Field(() => String, { description: "The display name of the option." })
  label!: string;

  @Field(() => [String], {
    description: "Words of the same meaning, by which a text box finds the option.",
  })
  synonyms!: string[];

  @Field(() => Int, {
    description: "The number of recipes that match this option and the other filters.",
  })
  count!: number;
}
