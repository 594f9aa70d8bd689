
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Category",
      "ContributorRequest",
      "DiaryEntry",
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
      "Recipe",
      "RecipeVersionContent"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Category",
      "ContributorRequest",
      "DiaryEntry",
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
      "Recipe",
      "RecipeVersionContent"
    ]
  }
};
      export default result;
    