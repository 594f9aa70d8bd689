
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Category",
      "ContributorRequest",
      "DifficultyLevel",
      "Equipment",
      "Ingredient",
      "Note",
      "Passkey",
      "Photo",
      "Recipe",
      "Review",
      "Session",
      "Tag",
      "User"
    ],
    "RecipeDetails": [
      "ImportDraft",
      "Recipe"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Category",
      "ContributorRequest",
      "DifficultyLevel",
      "Equipment",
      "Ingredient",
      "Note",
      "Passkey",
      "Photo",
      "Recipe",
      "Review",
      "Session",
      "Tag",
      "User"
    ],
    "RecipeDetails": [
      "ImportDraft",
      "Recipe"
    ]
  }
};
      export default result;
    