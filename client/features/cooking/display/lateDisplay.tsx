import { firstUse } from "../../../hydration/firstUse";
import { latePart } from "../../../hydration/lateText";
import { sessionStore } from "../../../shared/session";
import { safeLocalStorage } from "../../../shared/storage";
import { isCheckedItemsKey } from "./checkedItems";

const isShownHere = (key: string) => key === "measures" || isCheckedItemsKey(key);

/** Waits until somebody uses the page, unless this browser or person may have something else to see than the server has written. */
const whenNeeded = () =>
  sessionStore.loggedIn() || safeLocalStorage.findKeys(isShownHere).length > 0 ? null : firstUse();

const ingredients = latePart(
  () => import("./display").then(({ IngredientList }) => IngredientList),
  whenNeeded,
);

const instructions = latePart(
  () => import("./display").then(({ Instructions }) => Instructions),
  whenNeeded,
);

export const LateIngredientList = ingredients.Component;
export const LateInstructions = instructions.Component;

/** Loads what shows ingredients and instructions, which must be there where the server has not written them. */
export const loadDisplay = () => Promise.all([ingredients.load(), instructions.load()]);
