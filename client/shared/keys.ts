import { t } from "./words/t";

const LARGEST_KEY = 2_147_483_647;

/** The key in an address, or null for what can be none. */
export function keyIn(text: string | null | undefined): number | null {
  const key = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : null;
  return key !== null && key <= LARGEST_KEY ? key : null;
}

/** The key of anything in an address; throws the router's 404, in words, for what can be none. */
export function keyOf(text: string | undefined, message: string): number {
  const key = keyIn(text);
  // The router's own way to end a load with a status.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  if (key === null) throw new Response(message, { status: 404 });
  return key;
}

/** The key of a recipe in an address; throws the router's 400, in words, for what can be none. */
export function recipeIdIn(text: string | undefined, message = t("recipe.invalidId")): number {
  const key = keyIn(text);
  // The router's own way to end a load with a status.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  if (key === null) throw new Response(message, { status: 400 });
  return key;
}

/** The key of a user in an address; throws the router's 400, in words, for what can be none. */
export const userIdIn = (text: string | undefined): number =>
  recipeIdIn(text, t("profile.invalidId"));
