// What shows a recipe's ingredients and instructions, in one file of the build.
export { IngredientList } from "./IngredientList";
export { Instructions } from "./Instructions";
