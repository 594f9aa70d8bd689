
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Category",
      "ContributorRequest",
      "DifficultyLevel",
      "Ingredient",
      "Note",
      "Photo",
      "Recipe",
      "Review",
      "Session",
      "Tag",
      "User"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Category",
      "ContributorRequest",
      "DifficultyLevel",
      "Ingredient",
      "Note",
      "Photo",
      "Recipe",
      "Review",
      "Session",
      "Tag",
      "User"
    ]
  }
};
      export default result;
    