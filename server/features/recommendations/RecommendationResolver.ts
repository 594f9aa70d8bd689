import { Args, ArgsType, Authorized, Ctx, Field, Int, Query, Resolver } from "type-graphql";
import { z } from "zod";
import type { Context } from "../../graphql/context";
import { user } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { findRecommendations } from "./findRecommendations";
import { Recommendation } from "./Recommendation";

/** The maximum number of recommendations. */
export const MAX_RECOMMENDATIONS = 12;

const FIRST_MESSAGE = `first must be between 1 and ${MAX_RECOMMENDATIONS}`;

@ArgsType()
class RecommendationsArgs {
  static rules = z.object({
    first: z.number().int().min(1, FIRST_MESSAGE).max(MAX_RECOMMENDATIONS, FIRST_MESSAGE),
  });

  @Field(() => Int, {
    defaultValue: 4,
    description: `The number of recipes, 1 to ${MAX_RECOMMENDATIONS}.`,
  })
  first!: number;
}

/** Recommends recipes. */
@Resolver()
export class RecommendationResolver {
  @Authorized(user)
  @Throws("UNAUTHENTICATED", "BAD_USER_INPUT")
  @Query(() => [Recommendation], {
    description:
      "Recommends recipes that share ingredients and tags with the viewer's latest favorites. Favorites, reviewed recipes and the viewer's own are not among them.",
  })
  recommendedRecipes(
    @Args(() => RecommendationsArgs) { first }: RecommendationsArgs,
    @Ctx() context: Context,
  ): Promise<Recommendation[]> {
    return findRecommendations(context, first);
  }
}
