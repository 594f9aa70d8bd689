
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Category",
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
    