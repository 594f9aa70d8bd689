import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { notFound } from "../../errors";
import type { Context } from "../../graphql/context";
import { canCreateRecipe, mayActOn, ownerOf, whenExists } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { namedRecipe, recipeById } from "../recipes/loaders";
import { canEditRecipe } from "../recipes/policy";
import { Recipe } from "../recipes/Recipe";
import { isPublic } from "../recipes/visibility";
import { Ingredient } from "../reference/Ingredient";
import { referenceById } from "../reference/loaders";
import { DeclineIngredientArgs, OwnIngredient, ProposedIngredient } from "./OwnIngredient";
import {
  acceptProposals,
  declineProposal,
  findOwnIngredients,
  findProposals,
  namedProposal,
  ownIngredientsByRecipe,
  proposeIngredients,
  replaceProposal,
} from "./proposals";

const canAnswerProposal = canCreateRecipe.map((rule) => whenExists(namedProposal, rule));

const ID = { description: "The ingredient's numeric ID." };

async function reloadIngredient(context: Context, ingredientId: number): Promise<Ingredient> {
  context.clear(referenceById.ingredients);
  const ingredient = await context.load(referenceById.ingredients, ingredientId);
  if (!ingredient) throw notFound("Ingredient");
  // The loader of ingredients.
  return ingredient as Ingredient;
}

/** Lists, proposes and answers proposals of own ingredients. */
@Resolver(() => Recipe)
export class OwnIngredientsResolver {
  @Query(() => [OwnIngredient], {
    description:
      "Lists the viewer's own ingredients, by name; empty for visitors. Hidden recipes of the viewer may use them.",
  })
  viewerOwnIngredients(@Ctx() { db, viewer }: Context): Promise<OwnIngredient[]> | [] {
    return viewer ? findOwnIngredients(db, viewer.userId) : [];
  }

  @Authorized(canCreateRecipe)
  @Throws("UNAUTHENTICATED", "FORBIDDEN")
  @Query(() => [ProposedIngredient], {
    description:
      "Lists ingredients that users propose for the site's list, oldest first, at most 100. Once some are answered, others follow.",
  })
  proposedIngredients(@Ctx() { db }: Context): Promise<ProposedIngredient[]> {
    return findProposals(db);
  }

  @Authorized(ownerOf(namedRecipe))
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => Recipe, {
    description:
      "Proposes the own ingredients of a recipe of the viewer for the site's list. Contributors then see their names. If the viewer is a contributor or an admin, the list has them at once.",
  })
  async proposeIngredients(
    @Arg("recipeId", () => Int, { description: "The recipe's numeric ID." }) recipeId: number,
    @Ctx() context: Context,
  ): Promise<Recipe | null> {
    await proposeIngredients(context, recipeId);
    context.clear(recipeById);
    return context.load(recipeById, recipeId);
  }

  @Authorized(canAnswerProposal)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => Ingredient, {
    description:
      "Adds a proposed ingredient to the site's list. Own ingredients of other users with its name become this one.",
  })
  async acceptIngredient(
    @Arg("ingredientId", () => Int, ID) ingredientId: number,
    @Ctx() context: Context,
  ): Promise<Ingredient> {
    await acceptProposals(context.db, [ingredientId]);
    return reloadIngredient(context, ingredientId);
  }

  @Authorized(canAnswerProposal)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT", "CONFLICT")
  @Mutation(() => Ingredient, {
    description:
      "Replaces a proposed ingredient by one of the site's list, and returns that one. The name becomes its alias, and own ingredients of other users with this name become this one, too. Admins can undo this with `undoMerge`.",
  })
  async replaceIngredient(
    @Arg("ingredientId", () => Int, ID) ingredientId: number,
    @Arg("intoId", () => Int, {
      description: "The numeric ID of the ingredient of the list that is used instead.",
    })
    intoId: number,
    @Ctx() context: Context,
  ): Promise<Ingredient> {
    await replaceProposal(context, ingredientId, intoId);
    return reloadIngredient(context, intoId);
  }

  @Authorized(canAnswerProposal)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT")
  @Mutation(() => Int, {
    description:
      "Declines the proposals of an ingredient's name by all users, and returns its numeric ID. They keep it as their own, see the reason, and can propose it again.",
  })
  async declineIngredient(
    @Args() { ingredientId, reason }: DeclineIngredientArgs,
    @Ctx() { db }: Context,
  ): Promise<number> {
    await declineProposal(db, ingredientId, reason);
    return ingredientId;
  }

  @FieldResolver(() => [OwnIngredient], {
    description:
      "The recipe's ingredients that are its owner's own, by name; empty for viewers who may not edit it.",
  })
  ownIngredients(@Root() recipe: Recipe, @Ctx() context: Context): Promise<OwnIngredient[]> | [] {
    const { recipeId, visibility } = recipe;
    if (isPublic(visibility) || !mayActOn(canEditRecipe, context.viewer, recipe)) return [];
    return context.load(ownIngredientsByRecipe, recipeId);
  }
}
