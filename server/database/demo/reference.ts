/** The difficulty levels, from the lightest to the most demanding. */
export const difficultyLevels = ["Easy", "Medium", "Hard"];

/** The chapters of the book, in the order of a day's meals. */
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

/** What people look for across the chapters. */
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
