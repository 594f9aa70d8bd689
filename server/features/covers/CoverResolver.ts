import { Args, ArgsType, Field, ObjectType, Query, Resolver } from "type-graphql";
import { z } from "zod";
import { coverDrawings } from "../../../shared/coverDrawings";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import { cpuCost } from "../../graphql/cost";
import { Throws } from "../../graphql/throws";
import { describeMaxLength } from "../../lib/describeLimits";
import { Image } from "./Image";
import { CoverDrawing } from "./CoverDrawing";

/** The cover that an author can choose. */
@ObjectType({
  simpleResolvers: true,
  description: "A drawing that can be chosen as the cover of a recipe, with its image.",
})
class CoverOption {
  @Field(() => CoverDrawing, {
    nullable: true,
    description: "The drawing; null for the one that the name of the recipe determines.",
  })
  drawing!: CoverDrawing | null;

  @Field(() => Image, { description: "The cover of the recipe with this drawing." })
  image!: Image;
}

const describeMaximum = (subject: string, max: number) =>
  `${subject} must be at most ${max} characters long`;

@ArgsType()
class CoverOptionsArgs {
  static rules = z.looseObject({
    name: z
      .string()
      .max(maxLength.recipeName, describeMaximum("Recipe name", maxLength.recipeName)),
    ingredients: z
      .array(
        z
          .string()
          .max(maxLength.referenceName, describeMaximum("Ingredient", maxLength.referenceName)),
      )
      .max(maxCount.ingredients, `A recipe has at most ${maxCount.ingredients} ingredients`),
  });

  @Field(() => String, {
    description: `The name of the recipe, ${describeMaxLength(maxLength.recipeName)}.`,
  })
  name!: string;

  @Field(() => [String], {
    description: `The names of its ingredients, at most ${maxCount.ingredients}.`,
  })
  ingredients!: string[];
}

/** GraphQL queries for covers of recipes that have not been saved. */
@Resolver()
export class CoverResolver {
  @Throws("BAD_USER_INPUT")
  @Query(() => [CoverOption], {
    complexity: cpuCost(5),
    description:
      "Lists the covers that a recipe without photos can have: the one that its name determines, then one for each drawing.",
  })
  coverOptions(@Args() recipe: CoverOptionsArgs): CoverOption[] {
    const drawings = [null, ...coverDrawings];
    return Image.fromDrawings(recipe, drawings).map((image, i) =>
      Object.assign(new CoverOption(), { drawing: drawings[i], image }),
    );
  }
}
