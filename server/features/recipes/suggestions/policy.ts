import {
  admin,
  byCall,
  mayActOn,
  type Ownable,
  ownerOf,
  type Rule,
  whenExists,
} from "../../../graphql/rules";
import { namedRecipe } from "../loaders";
import { canEditRecipe } from "../policy";
import { suggestionById } from "./loaders";
import type { Suggestion } from "./Suggestion";

const ownableSuggestion: Ownable<Suggestion> = {
  thing: "Suggestion",
  idArgument: "suggestionId",
  find: (context, id) => context.load(suggestionById, id),
  ownerId: ({ userId }) => userId,
};

/** The rules for suggesting an edit, which is for users who may not edit the recipe. */
export const canSuggest: Rule[] = [
  whenExists(
    namedRecipe,
    byCall("user who may not edit the recipe", async (viewer, { args, context }) => {
      const recipe = await namedRecipe.find(context, Number(args["recipeId"]));
      return recipe !== null && !mayActOn(canEditRecipe, viewer, recipe);
    }),
  ),
];

/** The rules for answering a suggestion, which only users who may edit the recipe may do. */
export const canAnswer: Rule<Suggestion>[] = [
  whenExists(ownableSuggestion, admin),
  {
    ...ownerOf({ ...ownableSuggestion, ownerId: ({ recipeOwnerId }) => recipeOwnerId }),
    name: "owner of recipe",
  },
];

/** The rules for withdrawing a suggestion, which only the member who sent it may do. */
export const canWithdraw: Rule<Suggestion>[] = [ownerOf(ownableSuggestion)];
