
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Category",
      "DifficultyLevel",
      "Ingredient",
      "Note",
      "Recipe",
      "Review",
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
      "Recipe",
      "Review",
      "Tag",
      "User"
    ]
  }
};
      export default result;
    