import { Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { type Connection, pageArgs } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { byName, pagedByKey } from "../../graphql/pagedByKey";
import { User } from "../users/User";
import { recipeById } from "./loaders";
import { Recipe } from "./Recipe";
import { RecipeConnection } from "./RecipeConnection";
import { isVisibleRecipe } from "./visibility";

const RecipePage = pageArgs(24);
type RecipePage = InstanceType<typeof RecipePage>;

const recipesOfUser = pagedByKey({
  table: "recipes",
  of: "owner_id",
  order: byName("sort_name", "recipe_id"),
  items: { key: "recipe_id", loader: recipeById },
  where: isVisibleRecipe,
});

/** The recipes in a user's profile. */
@Resolver(() => User)
export class UserRecipesResolver {
  @FieldResolver(() => RecipeConnection, {
    description:
      "The recipes that the user added and the viewer may see, sorted by name. Unlisted recipes are among them for their owner and admins only.",
  })
  recipes(
    @Root() user: User,
    @Args(() => RecipePage) page: RecipePage,
    @Ctx() context: Context,
  ): Promise<Connection<Recipe>> {
    return recipesOfUser(context, user.userId, page);
  }
}
