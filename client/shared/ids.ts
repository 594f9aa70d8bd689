import { t } from "./messages/t";

const LARGEST_KEY = 2_147_483_647;

/** Parses a key in a URL; null if invalid. */
export function parseId(text: string | null | undefined): number | null {
  const key = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : null;
  return key !== null && key <= LARGEST_KEY ? key : null;
}

/** Throws a status and a message for the router. */
function throwResponse(status: number, message: string): never {
  // The router expects a thrown Response.
  // oxlint-disable-next-line typescript/only-throw-error
  throw new Response(message, { status });
}

/** The key of an object in a URL; throws the router's 404 with a message if invalid. */
export const requireId = (text: string | undefined, message: string): number =>
  parseId(text) ?? throwResponse(404, message);

/** The key of a recipe in a URL; throws the router's 400 with a message if invalid. */
export const requireRecipeId = (text: string | undefined, message?: string): number =>
  parseId(text) ?? throwResponse(400, message ?? t("recipe.invalidId"));

/** The key of a user in a URL; throws the router's 400 with a message if invalid. */
export const requireUserId = (text: string | undefined): number =>
  requireRecipeId(text, t("list.invalidUserId"));
