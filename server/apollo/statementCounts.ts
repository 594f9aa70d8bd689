import { getNamedType } from "graphql";
import type { ComplexityEstimator } from "graphql-query-complexity";
import { mergeableEntries, referenceEntries } from "../../shared/referenceKinds";
import { ownProperty } from "../../shared/ownProperty";

/**
 * The number of statements of a mutation, which reads the subject of its rules and writes in a
 * transaction.
 */
const OF_MUTATION = 12;

/**
 * The number of statements of a connection: the page, its items if they are loaded by key, and the
 * total count.
 */
const OF_CONNECTION = 3;

/** The number of statements of a search, which reads its words and their likely corrections. */
const OF_SEARCH = 4;

/**
 * The number of SQL statements that a field sends at most, without those of its selection, if it differs from the
 * default.
 */
const counts: Record<string, number> = {
  "Mutation.addFavorite": 2,
  "Mutation.addPasskey": 13,
  "Mutation.completeOpenIdLogin": 18,
  "Mutation.createAlias": 10,
  "Mutation.createFirstAdmin": 13,
  "Mutation.createMerge": 21,
  "Mutation.createReview": 4,
  "Mutation.deleteAccount": 16,
  "Mutation.deleteNote": 2,
  "Mutation.deleteReview": 2,
  "Mutation.deleteReviewReply": 4,
  "Mutation.hideReviewReply": 4,
  "Mutation.markReviewHelpful": 4,
  "Mutation.replyToReview": 4,
  "Mutation.showReviewReply": 4,
  "Mutation.unmarkReviewHelpful": 4,
  "Mutation.proposeIngredients": 14,
  "Mutation.removeFavorite": 2,
  "Mutation.replaceIngredient": 21,
  "Mutation.restoreRecipe": 17,
  "Mutation.restoreRecipeVersion": 20,
  "Mutation.updateRecipe": 15,
  "Mutation.acceptSuggestion": 26,
  "Mutation.createSuggestion": 24,
  "Mutation.declineSuggestion": 5,
  "Mutation.withdrawSuggestion": 4,
  "Suggestion.changes": 3,
  "Suggestion.recipe": 1,
  "Mutation.undoMerge": 22,
  "Ingredient.synonyms": 1,
  "Mutation.saveCookingProgress": 3,
  "Mutation.updateImportItem": 13,
  "Mutation.updateReview": 4,
  "Mutation.writeNote": 3,
  "Query.coverOptions": 0,
  "Query.isFavorite": 3,
  "Query.mergePreview": 2,
  "Query.node": 3,
  "Query.diaryEntry": 3,
  "Query.note": 3,
  "Query.recipeFacets": 7 + OF_SEARCH,
  "Query.recipes": 3 + OF_SEARCH,
  "Query.recommendedRecipes": 2,
  "Query.searchSuggestions": 16,
  "Query.siteSettings": 3,
  "Query.stats": 10,
  "Query.usersByRoles": 2,
  "Query.viewerCanAddRecipe": 0,
  "Query.viewerCanManageIngredients": 0,
  "Query.viewerCanManageReference": 0,
  "Query.viewerCanManageUsers": 0,
  "Query.viewerCanRequestContributor": 0,
  "Query.viewerCookingRecipes": 2,
  "Query.passkeyLoginOptions": 0,
  "Query.viewerOpenIdLogin": 2,
  "Query.viewerTwoFactor": 3,
  "Category.recipeCount": 1,
  "ContributorRequest.user": 1,
  "DeletedRecipe.cover": 1,
  "DeletedRecipe.owner": 1,
  "Ingredient.recipeCount": 1,
  "Import.doubtfulCount": 1,
  "Import.itemCount": 1,
  "Import.picture": 1,
  "ImportItem.duplicateOf": 1,
  "ImportItem.photoUrl": 1,
  "ImportItem.recipe": 1,
  "Merge.mergedBy": 1,
  "MergeableItem.aliases": 1,
  "Mutation.updateUser": 15,
  "Note.author": 1,
  "Note.recipe": 1,
  "CommonChange.reviews": 1,
  "Recipe.commonChanges": 1,
  "Query.recipeDifference": 3,
  "Recipe.changesFromOrigin": 4,
  "Recipe.formerOriginName": 1,
  "Recipe.origin": 2,
  "Recipe.variationCount": 1,
  "Recipe.ownIngredients": 1,
  "Recipe.viewerCookingProgress": 1,
  "Recipe.viewerHasFavorited": 1,
  "Recipe.viewerNote": 1,
  "Recipe.viewerReview": 1,
  "Review.author": 1,
  "Review.recipe": 1,
  "Review.viewerFindsHelpful": 1,
  "UndoneMerge.leftRecipes": 1,
  "User.contributorRequest": 1,
  "User.picture": 1,
  "User.role": 1,
  "User.statistics": 1,
  ...Object.fromEntries(mergeableEntries.map(([, { type }]) => [`${type}.aliases`, 1])),
  ...Object.fromEntries(
    referenceEntries.map(([, { type, isMergeable }]) => [
      `Mutation.update${type}`,
      // The number is larger for mergeable kinds, because a new name replaces the alias of the same
      // name.
      isMergeable ? 9 : 7,
    ]),
  ),
};

/**
 * The number of additional statements if the filter allows similar searches, which run if the search finds nothing: six
 * to find one, and the others to read its recipes or options.
 */
const ofSimilarSearch: Record<string, number> = { recipes: 8, recipeFacets: 12 };

const byRootType: Record<string, number> = { Mutation: OF_MUTATION, Query: 1 };

function statementCount(typeName: string, fieldName: string, returnedType: string): number {
  if (fieldName.startsWith("__")) return 0;
  const count = counts[`${typeName}.${fieldName}`];
  if (count !== undefined) return count;
  if (returnedType.endsWith("Connection")) return OF_CONNECTION;
  return ownProperty(byRootType, typeName) ?? 0;
}

/** The maximum number of statements that a document sends. Loaders batch, so a field below a list counts once. */
export const statementEstimator: ComplexityEstimator = ({ args, childComplexity, field, type }) => {
  const { filter }: { filter?: { orSimilar?: unknown } | null } = args;
  return (
    childComplexity +
    statementCount(type.name, field.name, getNamedType(field.type).name) +
    (filter?.orSimilar ? (ownProperty(ofSimilarSearch, field.name) ?? 0) : 0)
  );
};
