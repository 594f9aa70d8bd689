/** The drawings available as a recipe's cover, in display order. */
export const CoverDrawing = {
  STILL_LIFE: "STILL_LIFE",
  SOUP: "SOUP",
  STEW: "STEW",
  CURRY: "CURRY",
  SALAD: "SALAD",
  PLATE: "PLATE",
  PASTA: "PASTA",
  NOODLES: "NOODLES",
  RICE: "RICE",
  BAKE: "BAKE",
  PIZZA: "PIZZA",
  SKEWERS: "SKEWERS",
  TACOS: "TACOS",
  BURGER: "BURGER",
  FLATBREADS: "FLATBREADS",
  LOAF: "LOAF",
  TART: "TART",
  CAKE: "CAKE",
  COOKIES: "COOKIES",
  PANCAKES: "PANCAKES",
  DESSERT: "DESSERT",
  JARS: "JARS",
  DRINK: "DRINK",
  HOT_DRINK: "HOT_DRINK",
} as const;

export type CoverDrawing = keyof typeof CoverDrawing;

export const coverDrawings = Object.values(CoverDrawing);
