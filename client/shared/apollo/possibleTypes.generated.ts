
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Category",
      "ContributorRequest",
      "DifficultyLevel",
      "Ingredient",
      "Note",
      "Passkey",
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
      "Passkey",
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
    