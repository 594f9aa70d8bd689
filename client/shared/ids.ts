import { t } from "./messages/t";

const LARGEST_KEY = 2_147_483_647;

/** The key in an address, or null for what can be none. */
export function parseId(text: string | null | undefined): number | null {
  const key = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : null;
  return key !== null && key <= LARGEST_KEY ? key : null;
}

/** Ends a load with a status and words, as the router has it. */
function throwResponse(status: number, message: string): never {
  // What is thrown is no error but the router's own answer.
  // oxlint-disable-next-line typescript/only-throw-error
  throw new Response(message, { status });
}

/** The key of anything in an address; throws the router's 404, in words, for what can be none. */
export const requireId = (text: string | undefined, message: string): number =>
  parseId(text) ?? throwResponse(404, message);

/** The key of a recipe in an address; throws the router's 400, in words, for what can be none. */
export const requireRecipeId = (text: string | undefined, message?: string): number =>
  parseId(text) ?? throwResponse(400, message ?? t("recipe.invalidId"));

/** The key of a user in an address; throws the router's 400, in words, for what can be none. */
export const requireUserId = (text: string | undefined): number =>
  requireRecipeId(text, t("profile.invalidId"));
