import { DOT_BASE64 } from "../archives";

/** A recipe of Mela with every field. */
export const mela = {
  id: "x.yz/tart",
  title: "Plum tart",
  text: "For late summer.",
  images: [DOT_BASE64],
  categories: ["Desserts", "Autumn"],
  yield: "8 pieces",
  prepTime: "30 min",
  cookTime: "50 min",
  totalTime: "1 h 20 min",
  ingredients:
    "# Dough\n100 g [butter](https://x.yz/butter), cold\n250 g flour\n# Filling\n500 g plums",
  instructions: "# Dough\nRub the butter into the flour.\n# Filling\nAdd the plums and bake.",
  notes: "Keeps for 2 days.",
  nutrition: "320 kcal\nFat 18 g",
  link: "https://x.yz/tart",
  favorite: true,
  wantToCook: true,
  date: 736_281_000,
};

/** A recipe of RecipeSage's own format with every field. */
export const recipeSage = {
  id: "e1",
  userId: "u1",
  fromUserId: null,
  title: "Plum tart",
  description: "For late summer.",
  yield: "8 pieces",
  activeTime: "30 minutes",
  totalTime: "1 h 20 min",
  source: "My aunt",
  url: "https://x.yz/tart",
  notes: "Keeps for 2 days.",
  ingredients: "[Dough]\n100 g butter, cold\n250 g flour\n[Filling]\n500 g plums",
  instructions: "[Dough]\nRub the butter into the flour.\n[Filling]\nAdd the plums and bake.",
  rating: 4,
  folder: "main",
  createdAt: "2024-05-01T18:30:00.000Z",
  updatedAt: "2024-06-01T08:30:00.000Z",
  indexedAt: "2024-06-01T08:31:00.000Z",
  recipeLabels: [
    { id: "l1", label: { id: "a", title: "Desserts" } },
    { id: "l2", label: { id: "b", title: "Autumn" } },
  ],
  recipeImages: [{ id: "i1", order: 0, image: { id: "m1", location: "https://x.yz/tart.jpg" } }],
};

/** A recipe in schema.org JSON as RecipeSage exports it. */
export const schemaOrg = {
  "@context": "http://schema.org",
  "@type": "Recipe",
  identifier: "e1",
  datePublished: "2024-05-01T18:30:00.000Z",
  description: "For late summer.",
  image: ["https://x.yz/tart.jpg"],
  name: "Plum tart",
  prepTime: "30 minutes",
  totalTime: "1 h 20 min",
  recipeIngredient: ["[Dough]", "100 g butter, cold", "250 g flour", "[Filling]", "500 g plums"],
  recipeInstructions: [
    { "@type": "HowToStep", text: "[Dough]" },
    { "@type": "HowToStep", text: "Rub the butter into the flour." },
    { "@type": "HowToStep", text: "[Filling]" },
    { "@type": "HowToStep", text: "Add the plums and bake." },
  ],
  recipeYield: "8 pieces",
  recipeCategory: ["Desserts", "Autumn"],
  tool: [{ "@type": "HowToTool", name: "Tart tin" }],
  nutrition: { "@type": "NutritionInformation", calories: "320 kcal", fatContent: "18 g" },
  creditText: "My aunt",
  isBasedOn: "https://x.yz/tart",
  comment: [
    { "@type": "Comment", name: "Author Notes", text: "Keeps for 2 days." },
    { "@type": "Comment", text: "Lovely." },
  ],
  aggregateRating: { "@type": "AggregateRating", ratingValue: 4 },
};

/** A table of Plan to Eat with every column. */
export const planToEat = `\uFEFFTitle,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private,Nutritional Score (generic),Calories,Fat,Saturated Fat,Cholesterol,Sodium,Sugar,Carbohydrate,Fiber,Protein,Cost,Created At,Updated At
Plum tart,Desserts,French,Plums,For late summer.,My aunt,https://x.yz/tart,x.yz,30,50,80,8,1 tart,", Dough
100 g butter, cold
250 g flour
, Filling
500 g plums","Dough:
Rub the butter into the flour.
Filling:
Add the plums and bake.","Autumn, Cheap",4,https://plan.example/recipes/1,https://x.yz/photos/tart.jpg,yes,3.5,320,18,9,40,120,21,35,2,4,5.20,2024-05-01 18:30:00,2024-06-01 08:30:00
`;

/** A table of MyRecipeBox with every column. */
export const myRecipeBox = `title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,notes,nutrition,favorite,rating,categories,tags,video,source,originalPicture,
Plum tart,For late summer.,30,50,60,140,8 pieces,"Dough:
100 g butter, cold
250 g flour
Filling:
500 g plums","1. Rub the butter into the flour.

2. Add the plums and bake.",Keeps for 2 days.,"calories : 320 kcal
saturatedFat : 9 g
fat : 18 g
servingSize : 1 piece",true,4,Desserts;Baking,Autumn,https://x.yz/video,https://x.yz/tart,https://x.yz/tart.jpg,
`;

/** A recipe of Chowdown with every field. */
export const chowdown = `---
layout: recipe
title: "Plum tart"
image: plum-tart.jpg
imagecredit: https://x.yz/photographer
author: Ana
source: https://x.yz/tart
yield: 8 pieces
prep_time: 30 min
cook_time: 50 min
total_time: 1 h 20 min
category: desserts
tags: autumn, baking
tools:
- Tart tin
nutrition:
  calories: 320 kcal
  fat: 18 g
notes: Keeps for 2 days.
components:
- Plum compote

ingredients:
- "Dough:"
- 100 g butter, cold
- 250 g flour
- "Filling:"
- 500 g plums

directions:
- "Dough:"
- Rub the butter into the flour.
- "Filling:"
- Add the plums and bake.
---

For late summer.
`;
