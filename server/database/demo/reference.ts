/** The difficulty levels in ascending order. */
export const difficultyLevels = ["Easy", "Medium", "Hard"];

/** The categories in the order of a day's meals. */
export const categories = [
  "Breakfast",
  "Soups",
  "Salads",
  "Mains",
  "Pasta & Rice",
  "Sides",
  "Breads",
  "Desserts",
  "Drinks",
];

/** The tags, which apply across categories. */
export const tags = [
  "Vegetarian",
  "Vegan",
  "Gluten-free",
  "Quick",
  "One pot",
  "Make ahead",
  "Spicy",
  "Weeknight",
  "Festive",
  "Kids like it",
  "Freezer friendly",
  "Budget",
  "Grill",
  "Picnic",
  "Summer",
  "Winter",
];

/** The equipment that some recipes need. */
export const equipment = [
  "Blender",
  "Cast-iron pot",
  "Paella pan",
  "Springform tin",
  "Stand mixer",
];
